import {parseMeta} from './parseMeta';
import {readMetaMarks, readSigns} from './readMarks';

test('prompts, what they run and what answers', () => {
  const session = '$ npm view \\\n  react\n19.3.1\n$ node --version';
  const {code, marks} = readSigns(session, 'bash');
  expect(code).toBe('npm view \\\n  react\n19.3.1\nnode --version');
  expect([...marks]).toEqual([
    [0, ['prompt']],
    [2, ['output']],
    [3, ['prompt']],
  ]);
});

test('a script without prompts is all script', () => {
  expect(readSigns('npm ci\necho $HOME', 'bash')).toEqual({
    code: 'npm ci\necho $HOME',
    marks: new Map(),
  });
});

test('the signs of a diff', () => {
  const {code, marks} = readSigns('--- a\n+++ b\n@@ -1 +1 @@\n-old\n+new\n same\n', 'diff');
  expect(code).toBe('--- a\n+++ b\n@@ -1 +1 @@\nold\nnew\nsame\n');
  expect([...marks]).toEqual([
    [0, ['output']],
    [1, ['output']],
    [2, ['output']],
    [3, ['remove']],
    [4, ['add']],
  ]);
});

test('other languages keep their signs', () => {
  expect(readSigns('$ + -', 'yaml').code).toBe('$ + -');
});

test('marks from the meta; what is out of focus is dim', () => {
  const {meta} = parseMeta('{1} add={2} del={3} focus={2-3}');
  expect([...readMetaMarks(meta, 4)].sort(([a], [b]) => a - b)).toEqual([
    [0, ['highlight', 'dim']],
    [1, ['add']],
    [2, ['remove']],
    [3, ['dim']],
  ]);
});
