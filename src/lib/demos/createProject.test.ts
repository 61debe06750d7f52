import {createProject} from './createProject';

const VERSIONS = Object.fromEntries(
  [
    ['react', '19.0.0'],
    ['react-dom', '19.0.0'],
    ['@mui/material', '7.0.0'],
    ['@mui/icons-material', '7.0.0'],
    ['@emotion/react', '11.0.0'],
    ['@emotion/styled', '11.0.1'],
    ['@emotion/cache', '11.0.2'],
    ['@toolpad/core', '0.15.0'],
    ['@types/react', '19.0.1'],
    ['@types/react-dom', '19.0.2'],
    ['@vitejs/plugin-react', '4.0.0'],
    ['typescript', '5.0.0'],
    ['vite', '6.0.0'],
    ['zod', '4.0.0'],
  ].map(([name = '', version]) => [name, version ?? ''] as const),
);
const MAIN = {
  name: 'FerryTimes.tsx',
  code: "import {z} from 'zod';\nimport {useTide} from './useTide';\nexport default () => null;\n",
};
const TIDE = {name: 'useTide.ts', code: 'export function useTide() {}\n'};
const INPUT = {title: 'Ferries & tides', source: {main: MAIN, others: [TIDE]}, versions: VERSIONS};

function manifestOf(files: Readonly<Record<string, string>>): unknown {
  return JSON.parse(files['package.json'] ?? '');
}

test('a typed project is complete, with the exact versions of the site', () => {
  const {mainFile, files} = createProject(INPUT);
  expect(mainFile).toBe('src/FerryTimes.tsx');
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/FerryTimes.tsx',
    'src/main.tsx',
    'src/useTide.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(manifestOf(files)).toMatchObject({
    name: 'ferry-times',
    dependencies: {'@toolpad/core': '0.15.0', zod: '4.0.0', react: '19.0.0'},
    devDependencies: {vite: '6.0.0', typescript: '5.0.0'},
  });
  expect(files['index.html']).toContain('<title>Ferries &amp; tides</title>');
  expect(files['index.html']).toContain('src="/src/main.tsx"');
});

test('a JavaScript project has no types', () => {
  const main = {...MAIN, name: 'FerryTimes.jsx'};
  const {files} = createProject({...INPUT, source: {main, others: []}});
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/FerryTimes.jsx',
    'src/main.jsx',
    'vite.config.js',
  ]);
  expect(files['package.json']).not.toContain('typescript');
});

test.each([
  ['export default () => <AppProvider><p /></AppProvider>;', false],
  ['export default () => <p />;', true],
])('%s: the entry brings a theme: %s', (code, expected) => {
  const main = {...MAIN, code};
  const {files} = createProject({...INPUT, source: {main, others: []}});
  expect(files['src/main.tsx']?.includes('<ThemeProvider')).toBe(expected);
});

test('a package of unknown version is an error that names it', () => {
  const main = {...MAIN, code: "import pad from 'left-pad';\n"};
  expect(() => createProject({...INPUT, source: {main, others: []}})).toThrow(/left-pad/);
});
