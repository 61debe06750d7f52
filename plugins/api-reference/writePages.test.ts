import {mkdtemp, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writePages} from './writePages';

test('makes a folder hold exactly the pages, and leaves alone what is right', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'api-pages-')), 'api');
  await writePages(
    folder,
    new Map([
      ['a.mdx', 'one'],
      ['b.mdx', 'two'],
    ]),
  );
  await writeFile(path.join(folder, 'stale.mdx'), 'left over');
  const before = await stat(path.join(folder, 'a.mdx'));
  await writePages(
    folder,
    new Map([
      ['a.mdx', 'one'],
      ['b.mdx', 'three'],
    ]),
  );
  expect((await readdir(folder)).sort()).toEqual(['a.mdx', 'b.mdx']);
  expect(await readFile(path.join(folder, 'b.mdx'), 'utf8')).toBe('three');
  expect((await stat(path.join(folder, 'a.mdx'))).mtimeMs).toBe(before.mtimeMs);
});
