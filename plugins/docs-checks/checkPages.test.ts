import {checkPages} from './checkPages';
import {formatProblem} from './formatProblem';
import type {PageSource} from './parsePage';
import type {CheckContext, DocsCheck, DocsPage, Problem} from './types';

const SOURCES: readonly PageSource[] = [
  {path: 'core/a.mdx', kind: 'page', source: '---\ntitle: A\n---\n\nFirst.\n'},
  {path: 'core/b.mdx', kind: 'page', source: '# B\n'},
  {path: 'core/api/c.mdx', kind: 'generated', source: '# C\n'},
];

function place(file: string, line: number, column?: number): Problem {
  return {file, line, column, message: 'It is wrong.', advice: 'Mend it.'};
}

function run(checks: readonly DocsCheck[], only?: readonly string[], sources = SOURCES) {
  return checkPages({rootDir: '/', sources, only: only && new Set(only), checks});
}

test('a check gets the pages that are asked for, and all others to look things up', async () => {
  const check = jest.fn<Problem[], [readonly DocsPage[], CheckContext]>(() => []);
  const {pageCount} = await run([{name: 'spy', run: check}], ['core/a.mdx', 'core/api/c.mdx']);
  expect(pageCount).toBe(1);
  const [pages, context] = check.mock.calls[0] ?? [];
  expect(pages?.map(({path, frontMatter}) => [path, frontMatter])).toEqual([
    ['core/a.mdx', {title: 'A'}],
  ]);
  expect(context?.allPages.map(({path, tree}) => [path, tree.children.length])).toEqual([
    ['core/a.mdx', 2],
    ['core/b.mdx', 1],
    ['core/api/c.mdx', 1],
  ]);
});

test('without names all pages are checked that people write', async () => {
  const {pageCount} = await run([]);
  expect(pageCount).toBe(2);
});

test('problems come in the order of the pages', async () => {
  const found = [place('core/b.mdx', 2), place('core/a.mdx', 9), place('core/a.mdx', 2, 7)];
  const {reports} = await run([{name: 'three', run: () => found}]);
  expect(reports[1]).toMatchObject({name: 'three', passed: 0});
  expect(reports[1]?.problems.map(formatProblem)).toEqual([
    'core/a.mdx:2:7  It is wrong.\n    Mend it.',
    'core/a.mdx:9  It is wrong.\n    Mend it.',
    'core/b.mdx:2  It is wrong.\n    Mend it.',
  ]);
});

test('a check that counts is taken at its word, one that does not counts as one', async () => {
  const {reports} = await run([
    {name: 'counts', run: () => ({problems: [], passed: 12, notes: ['One was left out.']})},
    {name: 'plain', run: () => Promise.resolve([])},
  ]);
  expect(reports.map(({name, passed, notes}) => [name, passed, notes])).toEqual([
    ['syntax', 2, []],
    ['counts', 12, ['One was left out.']],
    ['plain', 1, []],
  ]);
});

test.each([
  ['<Open>\n\ntext\n', 1, 'Expected a closing tag'],
  ['---\ntitle: "A\n---\n', 2, 'Missing closing'],
])('%j cannot be read, and its place is known', async (source, line, message) => {
  const {reports} = await run([], undefined, [{path: 'core/x.mdx', kind: 'page', source}]);
  const [problem] = reports[0]?.problems ?? [];
  expect(problem).toMatchObject({file: 'core/x.mdx', line});
  expect(problem?.message).toContain(message);
});
