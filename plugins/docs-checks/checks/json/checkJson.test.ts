import {runCheck} from '../../testing/runCheck';
import {checkJson} from './checkJson';

function fence(meta: string, code: string): string {
  return `Text.\n\n\`\`\`json ${meta}\n${code}\n\`\`\`\n`;
}

test.each([
  ['an object', fence('', '{"a": [1, true, null]}')],
  ['comments in a tsconfig', fence('title="tsconfig.json"', '{\n  // Strict.\n  "a": 1,\n}')],
  ['a skipped file', fence('check=skip reason="Shows a mistake."', '{a}')],
  ['the same key in two objects', fence('', '{"a": {"b": 1}, "c": {"b": 2}}')],
])('%s is right', async (_name, source) => {
  expect(await runCheck(checkJson, source)).toEqual([]);
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 6, 'comma expected'],
  ['a last comma', '{\n  "a": 1,\n}', 6, 'property name expected'],
  ['a comment', '{\n  // No.\n  "a": 1\n}', 5, 'invalid comment token'],
  ['a bare key', '{\n  a: 1\n}', 5, 'invalid symbol'],
  ['an open object', '{\n  "a": 1', 5, 'close brace expected'],
  ['nothing', '', 4, 'value expected'],
  ['a key twice', '{\n  "a": 1,\n  "a": 2\n}', 6, 'the key "a" twice'],
])('%s is found on its line', async (_name, code, line, message) => {
  const problems = await runCheck(checkJson, fence('title="package.json"', code));
  expect(problems).toMatchObject([{file: 'studio/page.mdx', line}]);
  expect(problems[0]?.message).toContain(message);
});
