/** What the check of a `package.json` says; it loads together with the check. */
export const REPORT_TEXTS = {
  en: {
    'verdict.works': 'Your app works with Toolpad Core {version}. There is nothing to change.',
    'verdict.notes': 'Your app works with Toolpad Core {version}. See what is good to know.',
    'verdict.unsure':
      'Nothing conflicts with Toolpad Core {version}, but not everything can be told.',
    'verdict.lacks':
      'Nothing conflicts with Toolpad Core {version}. Packages that your app lacks: {count}.',
    'verdict.conflicts':
      'Your app does not work with Toolpad Core {version} yet. What is in the way: {count}.',
    'problem.empty': 'There is nothing to check yet. Paste the text of your package.json first.',
    'problem.tooLong': 'This text is too long for a package.json.',
    'problem.notObject': 'This is JSON, but not a package.json: it is not in braces.',
    'problem.lockfile': 'This is a lock file. Paste the package.json that stands beside it.',
    'problem.notManifest':
      'This is JSON, but not a package.json: it has neither a name nor dependencies.',
    'problem.notText': 'Line {line}: {name} has something else than text for a version: {excerpt}',
    'syntax.comma':
      'This is not valid JSON. Line {line}: a comma is missing before this: {excerpt}',
    'syntax.colon': 'This is not valid JSON. Line {line}: a colon is missing: {excerpt}',
    'syntax.name':
      'This is not valid JSON. Line {line}: a name in quotes must stand here; look for a comma too many before it: {excerpt}',
    'syntax.value':
      'This is not valid JSON. Line {line}: a value is missing before this: {excerpt}',
    'syntax.end':
      'This is not valid JSON. It stops in line {line} before everything is closed: {excerpt}',
    'syntax.comment':
      'This is not valid JSON. Line {line} has a comment, and JSON has none: {excerpt}',
    'syntax.other': 'This is not valid JSON. Line {line} cannot be read: {excerpt}',
    'finding.missing': '{name} is missing. {by} needs {range}.',
    'finding.range': '{name} {specifier} does not fit: {by} needs {range}.',
    'finding.partly':
      '{name} {specifier} also allows versions that {by} does not support. It needs {range}.',
    'finding.unknown':
      'Which version of {name} you get cannot be told from "{specifier}". {by} needs {range}.',
    'finding.pair':
      'react {other} and {name} {specifier} are different major versions. They work only as a pair.',
    'finding.exactPair':
      'react {other} and {name} {specifier} differ. React 19 starts only if both are the same version.',
    'finding.crud':
      '{name} {specifier} runs everything but the CRUD components, which need React 19.',
    'finding.types': '{name} {specifier} does not describe React {other}. Expect type errors.',
    'finding.muiX':
      '{name} {specifier} is another major version than {other} {range}, which comes with Core. You get two copies, and slots and texts of one do not fit the other.',
    'finding.routerDom':
      '{name} {specifier} brings a React Router that does not fit: {by} needs react-router {range}, which replaces {name}.',
    'finding.nextStyles':
      '{name} is missing. The setup for Next.js uses it to gather the styles that Material UI makes on the server.',
    'finding.coreVersion': '{name} {specifier} is not {other}, which these pages describe.',
    'finding.studio':
      '{name} brings Material UI 6 and an older Core. Keep it in a package.json of its own.',
    'severity.missing': 'Missing',
    'severity.conflict': 'Conflict',
    'severity.unknown': 'Cannot tell',
    'severity.note': 'Good to know',
    'report.line': 'Line {line}.',
    'report.mend': 'To mend it:',
    'report.findings': 'What the check has found',
    'report.all': 'All of it at once',
    'report.allWithCore': 'Core and all of it at once',
    'report.core': 'Install Core',
  },
} as const;
