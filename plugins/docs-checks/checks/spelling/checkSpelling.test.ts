import {runCheck} from '../../testing/runCheck';
import {checkSpelling} from './checkSpelling';
import {findMisspelt} from './findMisspelt';

// The dictionary takes a second of processor time, which is long on a busy machine.
jest.setTimeout(60_000);

test('words of the dictionary, our own words and code are right', async () => {
  const source =
    'A refetch of the snackbar. "@mui/material-nextjs" is gone. `Mispelt` code.\n\n```ts\nconst wrod = 1;\n```\n';
  expect(await runCheck(checkSpelling, source)).toEqual([]);
});

test('misspelt words are found where they stand, with what was meant', async () => {
  const source = `---
title: A lsit of orders
---

Text that is right.

| Name | What it dose |
| ---- | ------------ |
| one  | a behaviour  |

<Demo of="Crud" title="A gird of data" />

Teh end, and a seperate word.
`;
  const problems = await runCheck(checkSpelling, source);
  expect(problems.map(({file, line, column, message}) => [file, line, column, message])).toEqual([
    ['studio/page.mdx', 2, 10, 'No dictionary has the word "lsit".'],
    ['studio/page.mdx', 9, 12, 'No dictionary has the word "behaviour".'],
    ['studio/page.mdx', 13, 1, 'No dictionary has the word "Teh".'],
    ['studio/page.mdx', 13, 16, 'No dictionary has the word "seperate".'],
  ]);
  expect(problems[3]?.advice).toContain('separate');
  expect(problems[3]?.advice).toContain('plugins/docs-checks/data/words.txt');
});

test('nothing to read is nothing to find', async () => {
  expect(await findMisspelt([], [])).toEqual([]);
});
