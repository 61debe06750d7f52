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

test('comments and texts in the code of a page are read, also in a list', async () => {
  const source = `Text.

\`\`\`tsx
const wrod = <p>A lsit</p>; // Of behaviours
\`\`\`

- One

  \`\`\`ts
  // Two

  say('Teh end');
  \`\`\`

\`\`\`bash
# Teh
\`\`\`
`;
  const problems = await runCheck(checkSpelling, source);
  expect(problems.map(({line, column, message}) => [line, column, message])).toEqual([
    [4, 19, 'No dictionary has the word "lsit".'],
    [4, 35, 'No dictionary has the word "behaviours".'],
    [12, 8, 'No dictionary has the word "Teh".'],
  ]);
});

test('British spellings are wrong that the dictionary of American English has', async () => {
  const [problem] = await runCheck(checkSpelling, 'A Harbour in `grey`.');
  expect(problem?.message).toContain('"Harbour"');
  expect(problem?.advice).toMatch(/mean harbor/i);
});

test('nothing to read is nothing to find', async () => {
  expect(await findMisspelt([], [])).toEqual([]);
});
