// Breaks pages in one way at a time and checks them for real, against the packages of the workspaces.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {checkPages} from './checkPages';
import {checkFences} from './fences/checkFences';
import {formatProblem} from './formatProblem';
import {checkImports} from './imports/checkImports';
import {findWorkspace} from './workspaces/findWorkspace';
import {installWorkspace} from './workspaces/installWorkspace';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = 'core/checkCode.test.mdx';
const CACHE = path.join(ROOT, '.cache/docs-checks/fences', PAGE.replaceAll('/', '__'));
const SECONDS = 1000;

// Without the registry this fails: a check that does not run must not pass.
beforeAll(async () => {
  await installWorkspace(findWorkspace(ROOT, 'core'));
  await installWorkspace(findWorkspace(ROOT, 'studio'));
}, 600 * SECONDS);

jest.setTimeout(120 * SECONDS);

afterEach(() => rmSync(`${CACHE}.json`, {force: true}));

/** Checks one page of Core; a problem is `line:column  message`. */
async function check(...lines: readonly string[]): Promise<string[]> {
  const {reports} = await checkPages({
    rootDir: ROOT,
    sources: [{path: PAGE, kind: 'page', source: `${lines.join('\n')}\n`}],
    checks: [checkFences, checkImports],
  });
  return reports
    .flatMap(({problems}) => problems)
    .map((problem) => formatProblem(problem).split('\n')[0]?.replace(`${PAGE}:`, '') ?? '');
}

const RIGHT = [
  '# A page',
  '',
  '```tsx file="src/App.tsx"',
  "import {AppProvider} from '@toolpad/core/AppProvider';",
  "import {NAVIGATION} from './navigation';",
  '',
  'export function App() {',
  '  return <AppProvider navigation={NAVIGATION}>Hello</AppProvider>;',
  '}',
  '```',
  '',
  'The menu:',
  '',
  '```ts file="src/navigation.ts"',
  "import type {Navigation} from '@toolpad/core/AppProvider';",
  '',
  "export const NAVIGATION: Navigation = [{segment: 'tools', title: 'Tools'}];",
  '```',
];

function change(from: string, to: string): string[] {
  return RIGHT.map((line) => line.replace(from, to));
}

test('a page with files that import each other is right', async () => {
  expect(await check(...RIGHT)).toEqual([]);
});

test.each([
  ['a prop', 'navigation={', 'navigatoin={', /^8:23 {2}.*Property 'navigatoin' does not exist/],
  [
    'an imported name',
    '{AppProvider}',
    '{AppProvidre}',
    /^4:9 {2}.*no exported member.*AppProvidre/,
  ],
  ['a module', 'core/AppProvider', 'core/AppProvidre', /^4:27 {2}Cannot find module/],
  ['a file of the page', './navigation', './menu', /^5:26 {2}Cannot find module '\.\/menu'/],
  ['a value in another file', "'tools'", '5', /^17:41 {2}Type 'number' is not assignable/],
  [
    'an import of a type',
    'import type',
    'import',
    /^15:9 {2}'Navigation' is a type and must be imported/,
  ],
  [
    'an import that nothing uses',
    '<AppProvider navigation={NAVIGATION}>Hello</AppProvider>',
    'null',
    /^4:1 {2}'AppProvider' is declared but its value is never read/,
  ],
  [
    'an alias without a tsconfig.json',
    "'./navigation'",
    "'@/navigation'",
    /^5:26 {2}Cannot find module '@\/navigation'/,
  ],
  [
    'the words after the language',
    'file="src/App.tsx"',
    'check=skip',
    /^3 {2}The fence needs check=skip and reason/,
  ],
  [
    'a fence that continues nothing',
    '```tsx file="src/App.tsx"',
    '```tsx continues',
    /^3 {2}The fence says `continues`, but/,
  ],
])('%s is wrong', async (_, from, to, problem) => {
  const problems = await check(...change(from, to));
  expect(problems[0]).toMatch(problem);
});

test('a change of one fence is not hidden by what is known about the page before', async () => {
  expect(await check(...RIGHT)).toEqual([]);
  expect(await check(...change("'tools'", '5'))).toHaveLength(1);
  expect(await check(...RIGHT)).toEqual([]);
});

test('what is known of a page moves with its lines', async () => {
  const wrong = change("'tools'", '5');
  expect((await check(...wrong))[0]).toMatch(/^17:41/);
  expect((await check('One', 'more', ...wrong))[0]).toMatch(/^19:41/);
});

test('a file that is shown in two parts is compiled as one, and each part keeps its lines', async () => {
  const problems = await check(
    '```ts file="a.ts"',
    'const first: number = 1;',
    '```',
    '',
    '```ts file="a.ts" continues',
    'export const second: string = first;',
    '```',
  );
  expect(problems).toEqual(["6:14  Type 'number' is not assignable to type 'string'. (TS2322)"]);
});

test('lines that are shown as removed are not compiled', async () => {
  expect(await check('```ts del={1}', 'const a = 5 as;', 'export const a = 5;', '```')).toEqual([]);
});

test('an alias that the page sets up is followed', async () => {
  const problems = await check(
    '```json file="tsconfig.json"',
    '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}',
    '```',
    '',
    '```ts file="src/deep/a.ts"',
    "import {b} from '@/b';",
    '',
    'export const a: string = b;',
    '```',
    '',
    '```ts file="src/b.ts"',
    'export const b = 5;',
    '```',
  );
  expect(problems).toEqual(["8:14  Type 'number' is not assignable to type 'string'. (TS2322)"]);
});

test('types that one page adds are unknown to the others', async () => {
  const declare = [
    '```ts file="src/types.d.ts"',
    'interface Window {',
    '  tools: string;',
    '}',
    '```',
  ];
  const use = ['', '```ts', 'export const tools = window.tools;', '```'];
  expect(await check(...declare, ...use)).toEqual([]);
  expect(await check(...use)).toHaveLength(1);
});

test('each runtime has its own ambient types', async () => {
  const code = ['```ts', 'export const mode: string = import.meta.env.MODE;', '```'];
  const within = (runtime: string) => [`<Runtime is="${runtime}">`, '', ...code, '', '</Runtime>'];
  expect(await check(...within('vite'))).toEqual([]);
  expect(await check(...within('next-app'))).toHaveLength(1);
  expect(await check(...code)).toEqual([]);
});

test('the packages of the site itself are out of sight', async () => {
  const problems = await check(
    '```ts',
    "import clsx from 'sucrase';",
    '',
    'export default clsx;',
    '```',
  );
  expect(problems[0]).toMatch(/^2:18 {2}Cannot find module 'sucrase'/);
});

test('an import of what TypeScript believes in and Node does not have is found', async () => {
  const {reports} = await checkPages({
    rootDir: ROOT,
    sources: [
      {
        path: PAGE,
        kind: 'page',
        source:
          "```ts\nimport {CODE_BOOLEAN, useNothing} from '@toolpad/core';\n\nexport default [CODE_BOOLEAN, useNothing];\n```\n",
      },
    ],
    checks: [checkImports],
  });
  expect(reports[1]?.problems).toEqual([
    expect.objectContaining({
      line: 2,
      message: "'@toolpad/core' runs in Node, but exports no useNothing.",
    }),
  ]);
});

test('more than one block in twenty that is skipped is too much', async () => {
  const block = (index: number, meta = '') => [
    '',
    `\`\`\`ts ${meta}`,
    `export const a${index} = 1;`,
    '```',
  ];
  const many = Array.from({length: 19}, (_, index) => block(index)).flat();
  const skipped = block(20, 'check=skip reason="It is a fragment."');
  expect(await check(...many, ...skipped)).toEqual([]);
  expect(await check(...many, ...skipped, ...skipped)).toEqual([
    expect.stringContaining('2 of 21 blocks of code say check=skip'),
  ]);
});

test('code of Studio is compiled against the packages of Studio', async () => {
  const source =
    "```tsx\nimport {createComponent} from '@toolpad/studio/browser';\n\nexport default createComponent(5);\n```\n";
  const {reports} = await checkPages({
    rootDir: ROOT,
    sources: [{path: 'studio/checkCode.test.mdx', kind: 'page', source}],
    checks: [checkFences],
  });
  rmSync(path.join(path.dirname(CACHE), 'studio__checkCode.test.mdx.json'), {force: true});
  const [problem] = reports[1]?.problems ?? [];
  expect(problem?.line).toBe(4);
  expect(problem?.message).toContain("'number' is not assignable");
});
