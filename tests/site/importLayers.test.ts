// Proves that the lint rules on imports work: each forbidden import is reported, each allowed one is not.
import {execFileSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const LINT = path.join(__dirname, '../setup/lintSnippets.mjs');
const LAYER_RULES = /import-x\/no-restricted-paths|no-restricted-imports/;
const NOT_LINTED = /Parsing error/;

const SHARED = 'src/shared/products.ts';
const LIB = 'src/lib/navigation/toSitePath.ts';
const HOOK = 'src/hooks/useActivePage.ts';
const COMPONENT = 'src/components/Breadcrumbs/Breadcrumbs.tsx';
const PLUGIN = 'plugins/page-index/collectPages.ts';
const SIDEBAR = 'sidebars-core.ts';

const FORBIDDEN: readonly (readonly [file: string, specifier: string])[] = [
  [SHARED, '../lib/navigation/toSitePath'],
  [SHARED, '../../plugins/page-index/types'],
  [SHARED, 'react'],
  [LIB, '../../hooks/useActivePage'],
  [LIB, '../../components/Breadcrumbs/Breadcrumbs'],
  [HOOK, '../components/Breadcrumbs/Breadcrumbs'],
  [HOOK, 'node:fs'],
  [COMPONENT, '../../theme/DocBreadcrumbs'],
  [COMPONENT, '../../pages/index'],
  [COMPONENT, '../../../plugins/page-index/collectPages'],
  [COMPONENT, '../../../docusaurus.config'],
  [PLUGIN, '../../src/lib/navigation/toSitePath'],
  [PLUGIN, '../../src/components/Breadcrumbs/Breadcrumbs'],
  [SIDEBAR, './docusaurus.config'],
];

const ALLOWED: readonly (readonly [file: string, specifier: string])[] = [
  [LIB, '../../shared/products'],
  [HOOK, '../lib/navigation/toSitePath'],
  [COMPONENT, '../../hooks/useActivePage'],
  [PLUGIN, '../../src/shared/products'],
  [SIDEBAR, './plugins/product-docs/defineSidebar'],
];

function importOf(specifier: string): string {
  return `import * as thing from '${specifier}';\nvoid thing;\n`;
}

const TYPE_IMPORT = `import type {IndexedPage} from '../../../plugins/page-index/types';\nexport type X = IndexedPage;\n`;

const snippets = [
  ...FORBIDDEN.map(([file, specifier]) => ({file, code: importOf(specifier)})),
  ...ALLOWED.map(([file, specifier]) => ({file, code: importOf(specifier)})),
  {file: COMPONENT, code: TYPE_IMPORT},
];

let reports: readonly string[] = [];

beforeAll(() => {
  const output = execFileSync(process.execPath, [LINT], {
    cwd: ROOT,
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  const perSnippet: unknown = JSON.parse(output);
  reports = Array.isArray(perSnippet) ? perSnippet.map(String) : [];
}, 60_000);

test.each(FORBIDDEN.map(([file, specifier], index) => ({file, specifier, index})))(
  '$file may not import $specifier',
  ({index}) => {
    expect(reports[index]).toMatch(LAYER_RULES);
    expect(reports[index]).not.toMatch(NOT_LINTED);
  },
);

test.each(ALLOWED.map(([file, specifier], index) => ({file, specifier, index})))(
  '$file may import $specifier',
  ({index}) => {
    expect(reports[FORBIDDEN.length + index]).not.toMatch(LAYER_RULES);
    expect(reports[FORBIDDEN.length + index]).not.toMatch(NOT_LINTED);
  },
);

test('browser code may take types from the build side of a plugin', () => {
  expect(reports).toHaveLength(snippets.length);
  expect(reports.at(-1)).not.toMatch(LAYER_RULES);
});
