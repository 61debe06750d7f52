import {runCheck} from '../../testing/runCheck';
import {checkFrontMatter} from './checkFrontMatter';

const RIGHT = `---
title: CRUD
description: How to list, show, create, edit and delete the records of a data source.
slug: /react-crud/
---

Text.
`;

test('a right page is right', async () => {
  expect(await runCheck(checkFrontMatter, RIGHT)).toEqual([]);
});

test.each([
  ['How to list.', 3, 'fewer than 50 characters'],
  ['x'.repeat(161), 3, 'more than 160 characters'],
])('the description %j is found on its line', async (description, line, message) => {
  const source = RIGHT.replace(/(?<=description: ).*/, description);
  const problems = await runCheck(checkFrontMatter, source);
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line}]);
  expect(problems[0]?.message).toContain(message);
});

test('what is missing is found on the first line, a wrong key on its own', async () => {
  const source = RIGHT.replace('title: CRUD', 'titel: CRUD');
  const problems = await runCheck(checkFrontMatter, source);
  expect(problems.map(({line}) => line)).toEqual([1, 2]);
});
