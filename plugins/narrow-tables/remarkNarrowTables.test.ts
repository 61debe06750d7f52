import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkNarrowTables} from './remarkNarrowTables';

/** What the cells of the first table say about themselves, row by row. */
function readTable(markdown: string) {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  remarkNarrowTables()(root);
  const table = root.children.find((node) => node.type === 'table');
  return {
    table: table?.data?.hProperties,
    rows: table?.children.map((row) => row.children.map(({data}) => data?.hProperties)),
  };
}

test('each cell but the first of its row gets the heading of its column', () => {
  const markdown = '| `id` | What *it* is | Default |\n| - | - | - |\n| a | b | c |\n| d |';
  expect(readTable(markdown)).toEqual({
    table: {'data-narrow': 'rows'},
    rows: [
      [undefined, undefined, undefined],
      [undefined, {'data-label': 'What it is'}, {'data-label': 'Default'}],
      [undefined],
    ],
  });
});

test('a column without a heading has no label', () => {
  const {rows} = readTable('| a |  | c |\n| - | - | - |\n| 1 | 2 | 3 |');
  expect(rows?.[1]).toEqual([undefined, undefined, {'data-label': 'c'}]);
});

test('two columns stay as they are', () => {
  const {table, rows} = readTable('| a | b |\n| - | - |\n| 1 | 2 |');
  expect(table).toBeUndefined();
  expect(rows?.flat()).toEqual([undefined, undefined, undefined, undefined]);
});

test('a table inside another element counts too', () => {
  const root: Root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse('> | a | b | c |\n> | - | - | - |\n> | 1 | 2 | 3 |');
  remarkNarrowTables()(root);
  expect(JSON.stringify(root)).toContain('"data-label":"c"');
});
