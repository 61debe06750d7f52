/** The texts that any page may need at once: every page carries them. */
export const SHELL_TEXTS = {
  en: {
    'breadcrumbs.label': 'Breadcrumbs',
    'notFound.code': '404',
    'notFound.title': 'This page does not exist',
    'notFound.text': 'The address is mistyped, or the page has moved and nobody left a sign.',
    'notFound.suggestions': 'Did you mean',
    'notFound.start': 'Start from',
    'productHome.firstSteps': 'First steps',
    'productSwitcher.label': 'Product',
    'settings.button': 'Settings',
    'siteHome.choose': 'Choose it when',
    'siteHome.compare': 'Side by side',
    'status.label': 'Status of {product}',
    'status.dismiss': 'Dismiss the status of {product}',
    'versions.current': '{product} {version} (this site)',
    'versions.label': '{product} {version}: versions',
  },
} as const;
