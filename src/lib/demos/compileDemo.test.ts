/** @jest-environment jsdom */
import {compileDemo, describeError, evaluateDemo, importLine, isProblem} from './compileDemo';

function run(code: string, load: (specifier: string) => unknown = () => ({})): unknown {
  const compiled = compileDemo(code);
  if (isProblem(compiled)) {
    throw new Error(compiled.message);
  }
  return evaluateDemo(compiled.body, load, window);
}

test('TypeScript with JSX runs, and names what it imports', () => {
  const code = `import type {A} from 'a';\nimport b, {type C} from 'b';\nconst x: number = b;\nexport default x satisfies C | A;\n`;
  const compiled = compileDemo(code);
  expect(compiled).toMatchObject({specifiers: ['b']});
  expect(run(code, () => ({__esModule: true, default: 7}))).toBe(7);
  expect(compileDemo('export default () => <p />;')).toMatchObject({
    specifiers: ['react/jsx-runtime'],
  });
});

test.each([
  ['const a = {\n  b: ,\n};\n', 2],
  ['const a = ;', 1],
  ['\n\nlet let = 1 +;', 3],
])('%j does not compile; the line is %s', (code, line) => {
  expect(compileDemo(code)).toMatchObject({line});
});

test('what the compiler lets through is an error when it runs', () => {
  expect(() => run('const a = 1;\nconst a = 2;\nexport default a;\n')).toThrow(SyntaxError);
});

test('an error while running tells its line', () => {
  const error = new Error('boom');
  error.stack = 'Error: boom\n    at Fuse (edited-demo.tsx:3:7)\n    at react.js:10:1';
  expect(describeError(error)).toEqual({message: 'boom', line: 3});
  error.stack = 'Error: boom\n    at react.js:10:1';
  expect(describeError(error)).toEqual({message: 'boom', line: null});
});

test('anything can be thrown', () => {
  expect(describeError('a text')).toEqual({message: 'a text', line: null});
});

test.each([
  ["import a from 'a';\nimport b from 'b';\n", 'b', 2],
  ['import b from "b";\n', 'b', 1],
  ["import a from 'a';\n", 'b', null],
])('%j imports %s on line %s', (code, specifier, line) => {
  expect(importLine(code, specifier)).toBe(line);
});
