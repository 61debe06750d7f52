/** The texts of the compatibility table and of the box that checks a `package.json`. */
export const COMPATIBILITY_TEXTS = {
  en: {
    'table.package': 'Package',
    'table.range': '{name} {version}',
    'table.others': 'What comes with it asks for',
    'table.needed': 'Needed',
    'table.none': '—',
    'needed.always': 'Always',
    'needed.optional': 'If you use it',
    'needed.included': 'Comes with another package',
    'included.package': 'Comes with Core',
    'included.range': 'Range',
    'box.label': 'Your package.json',
    'box.privacy':
      'Paste the whole file. It is checked in this page: nothing that you paste leaves your browser.',
    'box.check': 'Check',
    'box.clear': 'Clear',
    'box.failed': 'The check did not load. Are you online? Press Check to try again.',
    'box.noScript': 'With JavaScript, a box here checks your package.json against this table.',
  },
} as const;
