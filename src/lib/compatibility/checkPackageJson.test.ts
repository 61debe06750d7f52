import path from 'node:path';
import {createManifestReader} from '@site/plugins/compatibility/createManifestReader';
import {readRequirements} from '@site/plugins/compatibility/readRequirements';
import {checkPackageJson} from './checkPackageJson';

const REQUIREMENTS = readRequirements(createManifestReader(path.resolve(__dirname, '../../..')));

/** An app with nothing to change. */
const GOOD = {
  '@toolpad/core': '0.15.0',
  '@emotion/cache': '^11.14.0',
  '@emotion/react': '^11.14.0',
  '@emotion/styled': '^11.14.0',
  '@mui/icons-material': '^7.3.0',
  '@mui/material': '^7.3.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
};

type Changes = Readonly<Record<string, string | undefined>>;

function check(changes: Changes, devDependencies: Changes = {}) {
  const manifest = {name: 'app', dependencies: {...GOOD, ...changes}, devDependencies};
  const result = checkPackageJson(JSON.stringify(manifest, null, 2), REQUIREMENTS);
  if (result.problem) {
    throw new Error(result.problem.code);
  }
  return result;
}

/** One line for each finding: how bad, what, which package, and what to install. */
function describe(changes: Changes, devDependencies?: Changes): string[] {
  return check(changes, devDependencies).findings.map(({severity, code, values, install, isDev}) =>
    [`${severity} ${code} ${values.name}`, ...(isDev ? ['-D'] : []), ...install].join(' '),
  );
}

test.each<[string, Changes]>([
  ['as installed', {}],
  ['exact', {react: '19.1.0', 'react-dom': '19.1.0'}],
  ['an alternative', {react: '^18.3.0 || ^19.0.0', 'react-dom': '^18.3.0 || ^19.0.0'}],
  ['Vite with React Router', {'react-router': '^7.0.0', 'react-router-dom': '^7.0.0'}],
  ['Next.js 15', {next: '15.3.0', '@mui/material-nextjs': '^7.0.0'}],
  ['Next.js 14', {next: '^14.2.0', '@mui/material-nextjs': '^7.0.0'}],
  ['MUI X of the same major version', {'@mui/x-data-grid-pro': '^8.5.0'}],
  ['charts, which Core has nothing to do with', {'@mui/x-charts': '^7.0.0'}],
  ['a range of Core around the version', {'@toolpad/core': '^0.15.0'}],
  ['another library', {dayjs: '^1.11.0', '@mui/system': '^7.3.0'}],
])('%s works', (_name, changes) => {
  expect(check(changes)).toEqual({problem: null, findings: [], install: [], hasCore: true});
});

test.each<[string, Changes, string[]]>([
  [
    'React 17',
    {react: '^17.0.2', 'react-dom': '^17.0.2'},
    ['conflict range react react@19', 'conflict range react-dom react-dom@19'],
  ],
  [
    'React 18',
    {react: '^18.3.1', 'react-dom': '^18.3.1'},
    ['note crud react react@19 react-dom@19'],
  ],
  [
    'react 18 with react-dom 19',
    {react: '^18.3.1', 'react-dom': '^19.0.0'},
    ['conflict pair react-dom react@19 react-dom@19'],
  ],
  [
    'two exact versions of React 19',
    {react: '19.1.0', 'react-dom': '19.0.0'},
    ['conflict exactPair react-dom react@19 react-dom@19'],
  ],
  ['no react-dom', {'react-dom': undefined}, ['conflict missing react-dom react-dom@19']],
  [
    'no react-dom beside React 18',
    {react: '^18.0.0', 'react-dom': undefined},
    ['conflict missing react-dom react-dom@18', 'note crud react react@19 react-dom@19'],
  ],
  ['React before its release', {react: '19.0.0-rc.1'}, ['conflict range react react@19']],
  ['any React from 18 on', {react: '>=18'}, ['note partly react react@19']],
  [
    'MUI 5',
    {'@mui/material': '^5.16.0', '@mui/icons-material': '^5.16.0'},
    [
      'conflict range @mui/icons-material @mui/icons-material@7',
      'conflict range @mui/material @mui/material@7',
    ],
  ],
  ['MUI 6', {'@mui/material': '^6.4.7'}, ['conflict range @mui/material @mui/material@7']],
  [
    'no icons',
    {'@mui/icons-material': undefined},
    ['conflict missing @mui/icons-material @mui/icons-material@7'],
  ],
  [
    'no Emotion',
    {'@emotion/styled': undefined, '@emotion/cache': undefined},
    [
      'conflict missing @emotion/cache @emotion/cache@11',
      'conflict missing @emotion/styled @emotion/styled@11',
    ],
  ],
  [
    'an Emotion that is too old for MUI X alone',
    {'@emotion/react': '11.8.0'},
    ['conflict range @emotion/react @emotion/react@11'],
  ],
  [
    'Next.js 13',
    {next: '^13.5.0', '@mui/material-nextjs': '^7.0.0'},
    ['conflict range next next@15'],
  ],
  [
    'Next.js 16',
    {next: '^16.0.0', '@mui/material-nextjs': '^7.0.0'},
    ['conflict range next next@15'],
  ],
  [
    'Next.js alone',
    {next: '^15.0.0'},
    ['note nextStyles @mui/material-nextjs @mui/material-nextjs@7'],
  ],
  ['React Router 6', {'react-router': '^6.28.0'}, ['conflict range react-router react-router@7']],
  [
    'react-router-dom 6 alone',
    {'react-router-dom': '^6.28.0'},
    ['conflict routerDom react-router-dom react-router@7'],
  ],
  [
    'a grid of MUI X 7',
    {'@mui/x-data-grid-premium': '^7.27.0'},
    ['note muiX @mui/x-data-grid-premium @mui/x-data-grid-premium@8'],
  ],
  [
    'an older Core',
    {'@toolpad/core': '^0.14.0'},
    ['note coreVersion @toolpad/core @toolpad/core@0.15.0'],
  ],
  ['Studio', {'@toolpad/studio': '^0.13.0'}, ['note studio @toolpad/studio']],
  ['a workspace', {react: 'workspace:*'}, ['unknown unknown react']],
  [
    'the newest',
    {'@mui/material': 'latest', react: '*'},
    ['unknown unknown @mui/material', 'unknown unknown react'],
  ],
  ['another package under the name', {react: 'npm:@preact/compat@^18'}, ['unknown unknown react']],
  [
    'a branch',
    {next: 'github:vercel/next.js', '@mui/material-nextjs': '7'},
    ['unknown unknown next'],
  ],
])('%s', (_name, changes, expected) => {
  expect(describe(changes)).toEqual(expected);
});

test.each<[string, Changes, Changes, string[]]>([
  ['types of React 19', {}, {'@types/react': '^19.0.0'}, []],
  [
    'types of React 18 beside React 19',
    {},
    {'@types/react': '^18.0.0', '@types/react-dom': '^18.0.0'},
    [
      'note types @types/react -D @types/react@19',
      'note types @types/react-dom -D @types/react-dom@19',
    ],
  ],
  [
    'types of React 18 beside both',
    {react: '^18 || ^19', 'react-dom': '^18 || ^19'},
    {'@types/react': '^18.0.0'},
    [],
  ],
  [
    'types of React 17 beside React 17',
    {react: '^17.0.0', 'react-dom': '^17.0.0'},
    {'@types/react': '^17.0.0'},
    [
      'conflict range react react@19',
      'conflict range react-dom react-dom@19',
      'note types @types/react -D @types/react@19',
    ],
  ],
  ['a peer for development', {react: undefined}, {react: '^19.0.0'}, []],
])('%s', (_name, changes, devDependencies, expected) => {
  expect(describe(changes, devDependencies)).toEqual(expected);
});

test('a finding says who asks, for what, and where', () => {
  const {findings} = check({react: '^17.0.2'});
  expect(findings[0]).toMatchObject({
    line: 10,
    values: {
      name: 'react',
      specifier: '^17.0.2',
      by: '@toolpad/core 0.15.0',
      range: '^18 || ^19',
    },
  });
  const [emotion] = check({'@emotion/react': '11.8.0'}).findings;
  expect(emotion?.values.by).toMatch(/^@mui\/x-data-grid 8\./);
});

test('one command resolves all conflicts and nothing else', () => {
  const {install, hasCore} = check(
    {'@toolpad/core': undefined, '@mui/material': '^6.0.0', react: '18.3.1', next: '15'},
    {'@types/react': '^17.0.0'},
  );
  expect(hasCore).toBe(false);
  expect(install).toEqual(['@toolpad/core@0.15.0', '@mui/material@7', 'react@19', 'react-dom@19']);
});

test('the worst comes first', () => {
  const severities = check({
    '@toolpad/studio': '0.13.0',
    react: '*',
    '@mui/material': '^6.0.0',
  }).findings.map(({severity}) => severity);
  expect(severities).toEqual(['conflict', 'unknown', 'note']);
});

test('what cannot be read is a problem', () => {
  expect(checkPackageJson('{', REQUIREMENTS).problem).toMatchObject({code: 'syntax'});
});
