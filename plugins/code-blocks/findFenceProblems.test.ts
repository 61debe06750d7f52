import type {Code} from 'mdast';
import {findFenceProblems, findVariantProblems, type FenceProblem} from './findFenceProblems';

function fence(lang: string, meta: string, line: number): Code {
  const point = {line, column: 1};
  return {type: 'code', lang, meta, value: 'a\nb', position: {start: point, end: point}};
}

function describe(problems: readonly FenceProblem[]) {
  return problems.map(({line, message}) => `${line ?? '?'}: ${message}`);
}

test('all problems of a fence come with its line', () => {
  const problems = describe(findFenceProblems(fence('tsk', 'titel="a" {3}', 7)));
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/^7: .*"tsk"/);
  expect(problems[1]).toMatch(/^7: .*titel/);
  expect(problems[2]).toMatch(/^7: .*names line 3, but the code has 2 lines/);
});

test('a fence in order has none', () => {
  expect(findFenceProblems(fence('tsx', 'title="a.tsx" {1-2}', 1))).toEqual([]);
});

test('variants need their base', () => {
  const variants = [fence('tsx', 'styling=tailwind', 3), fence('tsx', 'styling=css', 9)];
  const problems = describe(findVariantProblems('styling', variants));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^3: .*styling=system/);
});

test('each runtime has its variant', () => {
  const variants = [fence('tsx', 'runtime=next-app', 3), fence('tsx', 'runtime=vite', 9)];
  const problems = describe(findVariantProblems('runtime', variants));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^3: .*add a fence with runtime=next-pages beside them/);
  variants.push(fence('tsx', 'runtime=next-pages', 12));
  expect(findVariantProblems('runtime', variants)).toEqual([]);
});

test('a file has one variant for each styling', () => {
  const variants = [
    fence('tsx', 'styling=system title="a.tsx"', 3),
    fence('tsx', 'styling=css title="a.tsx"', 5),
    fence('css', 'styling=css title="a.css"', 7),
    fence('tsx', 'styling=css title="a.tsx"', 9),
  ];
  const problems = describe(findVariantProblems('styling', variants));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^9: .*styling=css title="a\.tsx" is already .* line 5/);
});
