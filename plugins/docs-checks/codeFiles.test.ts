// Misspells a word in each place whose words readers read.
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPages} from './checkPages';
import {checkSpelling, WORDS_FILE} from './checks/spelling/checkSpelling';
import {findCodeFiles} from './codeFiles';
import {ROOT} from './testing/runCheck';

// The dictionary takes a second of processor time, which is long on a busy machine.
jest.setTimeout(60_000);

/** Code with one wrong word, and the files of this site in which such a word must not pass. */
const PLACES: readonly (readonly [wrong: string, files: readonly string[]])[] = [
  ["\nexport const TEXTS = {text: 'A lsit of data'};\n", ['src/lib/i18n/texts/shell.ts']],
  ["\nconst GROUPS = [{title: 'A lsit of data'}];\n", ['core/demos/catalog.ts']],
  [
    '\nexport const A = () => <p>A lsit of data</p>;\n',
    ['core/components/crud/demos/CrudBasic.tsx', 'src/pages/core/index.tsx'],
  ],
  [
    '\n// A lsit of data\n',
    [
      'core/integrations/demos/GuardedRoutes.tsx',
      'examples/roastery/src/App.tsx',
      'examples/tool-library/app/(dashboard)/tools/[[...segments]]/page.tsx',
    ],
  ],
  ['{\n  "description": "A lsit of data"\n}\n', ['examples/roastery/package.json']],
  [
    "\nexport const A = {members: {rows: 'A lsit of `data`'}};\n",
    [
      'plugins/api-reference/corrections.ts',
      'plugins/api-reference/descriptions/crud.ts',
      'plugins/api-reference/pageGroups.ts',
      'plugins/api-reference/render/renderPage.ts',
      'plugins/studio-reference/componentReference.ts',
      'plugins/studio-reference/data/components.ts',
      'plugins/studio-reference/descriptions/files.ts',
      'plugins/studio-reference/functions/createFunction.ts',
      'src/lib/ads/inHouseAds.ts',
      'sidebars-core.ts',
      'docusaurus.config.ts',
    ],
  ],
];
const FILES = PLACES.flatMap(([, files]) => files);

let rootDir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(rootDir, file)), {recursive: true});
  writeFileSync(path.join(rootDir, file), text);
}

beforeEach(() => {
  rootDir = mkdtempSync(path.join(tmpdir(), 'code-files-'));
  mkdirSync(path.dirname(path.join(rootDir, WORDS_FILE)), {recursive: true});
  cpSync(path.join(ROOT, WORDS_FILE), path.join(rootDir, WORDS_FILE));
});

afterEach(() => rmSync(rootDir, {recursive: true}));

async function findProblems(only?: ReadonlySet<string>): Promise<string[]> {
  const {reports} = await checkPages({
    rootDir,
    sources: [],
    codeFiles: await findCodeFiles(rootDir, only),
    checks: [checkSpelling],
  });
  return reports.flatMap(({problems}) =>
    problems.map(({file, line, message}) => `${file}:${line} ${message}`),
  );
}

test('a wrong word is caught in every place, with its line', async () => {
  PLACES.forEach(([wrong, files]) => files.forEach((file) => write(file, wrong)));
  expect(await findProblems()).toEqual(
    [...FILES].sort().map((file) => `${file}:2 No dictionary has the word "lsit".`),
  );
});

test('what is named is checked alone', async () => {
  write('core/demos/catalog.ts', "const a = {title: 'A behaviour'};");
  write('docusaurus.config.ts', "const a = {title: 'A behaviour'};");
  expect(await findProblems(new Set(['docusaurus.config.ts', 'src/x.mdx']))).toEqual([
    'docusaurus.config.ts:1 No dictionary has the word "behaviour".',
  ]);
});

test('what tools leave behind, tests and another language are left out', async () => {
  write('examples/a/node_modules/b/index.ts', '// A behaviour');
  write('plugins/studio-reference/typeReference.test.ts', '// A behaviour');
  write('examples/a/src/texts/de.ts', '// Ein Brot');
  expect(await findProblems()).toEqual([]);
});

test('the places are those of this site', async () => {
  const found = await findCodeFiles(ROOT);
  expect(found.map(({path: file}) => file)).toEqual(expect.arrayContaining(FILES));
});
