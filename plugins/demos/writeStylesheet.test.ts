import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compactCss, writeStylesheet} from './writeStylesheet';

test.each([
  ['a { color: red; }', 'a{color: red;}'],
  ['/* one\n two */\n:root {\n  --a: calc(1px + 2px);\n}\n', ':root{--a: calc(1px + 2px);}'],
  ['a,\nb > c {\n  margin: 0 1rem;\n}', 'a,b > c{margin: 0 1rem;}'],
])('%j becomes %j', (css, expected) => {
  expect(compactCss(css)).toBe(expected);
});

test('files become one, whose name changes with what is in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stylesheet-'));
  try {
    const files = ['a.css', 'b.css'].map((name) => path.join(folder, name));
    await Promise.all(files.map((file) => writeFile(file, 'a {\n  color: red;\n}\n')));
    const name = await writeStylesheet(folder, files);
    expect(await readFile(path.join(folder, name), 'utf8')).toBe('a{color: red;}a{color: red;}');
    expect(await writeStylesheet(folder, files.slice(1))).not.toBe(name);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
