/** The texts around blocks of code. */
export const CODE_TEXTS = {
  en: {
    'copy.idle': 'Copy',
    'copy.copied': 'Copied',
    'copy.blocked': 'The browser does not allow copying. The code is selected: press Ctrl+C or ⌘C.',
    'block.plain': 'Code',
    'language.label': 'Code language',
    'language.ts': 'TS: TypeScript',
    'language.js': 'JS: JavaScript',
    'language.ts.short': 'TS',
    'language.js.short': 'JS',
  },
} as const;
