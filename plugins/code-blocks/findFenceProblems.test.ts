import type {Code} from 'mdast';
import {findFenceProblems, findVariantProblems} from './findFenceProblems';

function fence(lang: string, meta: string, line: number): Code {
  const point = {line, column: 1};
  return {type: 'code', lang, meta, value: 'a\nb', position: {start: point, end: point}};
}

test('all problems of a fence come with its line', () => {
  const problems = findFenceProblems(fence('tsk', 'titel="a" {3}', 7));
  expect(problems).toEqual([
    {line: 7, message: expect.stringContaining('"tsk"')},
    {line: 7, message: expect.stringContaining('titel')},
    {line: 7, message: expect.stringContaining('names line 3, but the code has 2 lines')},
  ]);
});

test('a fence in order has none', () => {
  expect(findFenceProblems(fence('tsx', 'title="a.tsx" {1-2}', 1))).toEqual([]);
});

test('variants need their base', () => {
  expect(
    findVariantProblems([fence('tsx', 'styling=tailwind', 3), fence('tsx', 'styling=css', 9)]),
  ).toEqual([{line: 3, message: expect.stringContaining('styling=system')}]);
});

test('a file has one variant for each styling', () => {
  expect(
    findVariantProblems([
      fence('tsx', 'styling=system title="a.tsx"', 3),
      fence('tsx', 'styling=css title="a.tsx"', 5),
      fence('css', 'styling=css title="a.css"', 7),
      fence('tsx', 'styling=css title="a.tsx"', 9),
    ]),
  ).toEqual([
    {line: 9, message: expect.stringMatching(/styling=css title="a\.tsx" is already .* line 5/)},
  ]);
});
