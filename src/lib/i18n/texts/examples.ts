/** The texts around example applications. */
export const EXAMPLE_TEXTS = {
  en: {
    'card.source': 'Source',
    'card.sourceOf': 'Source: {title}',
    'card.live': 'Try it here',
    'card.liveOf': 'Try it here: {title} (opens in a new tab)',
    'card.stackBlitz': 'StackBlitz',
    'card.codeSandbox': 'CodeSandbox',
    'card.openIn': 'Open in {sandbox}: {title}',
    'card.notOpened': '{sandbox} could not be opened. Try again.',
    'source.title': 'Source: {name}',
    'source.back': 'All examples',
    'source.files': 'Files',
  },
} as const;
