import path from 'node:path';
import {findMissing, selectFiles} from './selectFiles';

const FILES = ['core/crud/crud.mdx', 'core/crud/_part.mdx', 'core/crud-more/more.mdx'];

test.each([
  [['core/crud/crud.mdx'], ['core/crud/crud.mdx']],
  [['core/crud'], ['core/crud/crud.mdx', 'core/crud/_part.mdx']],
  [['core'], FILES],
  [['README.md', 'core/crud-more/more.mdx'], ['core/crud-more/more.mdx']],
  [['README.md'], []],
])('%j are %j', (names, expected) => {
  expect([...selectFiles(FILES, names)]).toEqual(expected);
});

test('a name that nothing has is found', () => {
  const rootDir = path.resolve(__dirname, '../..');
  expect(findMissing(rootDir, ['core/curd', 'core', 'README.md', 'a.mdx'])).toContain(
    'There is no core/curd, no a.mdx. Name files',
  );
  expect(findMissing(rootDir, ['core', 'README.md'])).toBeNull();
});
