import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readExample} from './readExample';

const MANIFEST = JSON.stringify({
  name: 'harbour',
  description: 'A harbour with two piers and a crane.',
  private: true,
  scripts: {dev: 'vite', build: 'vite build'},
  dependencies: {},
  devDependencies: {},
});

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'example-apps-'));
});

afterEach(() => rm(root, {recursive: true}));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'harbour', name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

test('reads all files: what to open first, then code, then the files of tools', async () => {
  await write({
    'package.json': MANIFEST,
    'index.html': '<p>',
    '.npmrc': 'x',
    'src/App.tsx': 'app',
    'src/pages/A.tsx': 'a',
  });
  const example = await readExample(root, 'harbour');
  expect(example).toMatchObject({
    name: 'harbour',
    description: 'A harbour with two piers and a crane.',
    mainFile: 'src/App.tsx',
  });
  expect(Object.keys(example.files)).toEqual([
    'src/App.tsx',
    'src/pages/A.tsx',
    '.npmrc',
    'index.html',
    'package.json',
  ]);
  expect(example.files['src/pages/A.tsx']).toBe('a');
});

test('leaves out what tools have made', async () => {
  await write({
    'package.json': MANIFEST,
    'app/layout.tsx': 'layout',
    'next-env.d.ts': 'made',
    'node_modules/react/index.js': 'made',
    'dist/index.html': 'made',
    '.next/types/a.ts': 'made',
  });
  const {files, mainFile} = await readExample(root, 'harbour');
  expect(Object.keys(files)).toEqual(['app/layout.tsx', 'package.json']);
  expect(mainFile).toBe('app/layout.tsx');
});

test.each([
  ['no package.json', {'src/App.tsx': 'app'}, 'examples/harbour has no package.json'],
  ['nothing to open first', {'package.json': MANIFEST}, 'has none of src/App.tsx, app/layout.tsx'],
  [
    'a package.json with a mistake',
    {'package.json': '{}', 'src/App.tsx': 'app'},
    'examples/harbour/package.json: "name" is required',
  ],
])('%s is an error', async (_, files, message) => {
  await write(files);
  await expect(readExample(root, 'harbour')).rejects.toThrow(message);
});
