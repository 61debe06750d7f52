import {parsePage} from '../parsePage';
import {readFences} from './readFences';

function read(source: string, path = 'core/a.mdx') {
  return readFences(parsePage({path, kind: 'page', source}));
}

test('a fence knows its place, its file and its code', () => {
  const [fence] = read(
    '---\ntitle: A\n---\n\n- Item\n\n  ```tsx title="src/App.tsx"\n  a;\n  ```\n',
  );
  expect(fence).toMatchObject({
    language: 'tsx',
    path: 'src/App.tsx',
    code: 'a;',
    line: 8,
    indent: 2,
    audience: {},
    continues: false,
    metaProblems: [],
  });
});

test.each([
  ['title="App.tsx"', 'App.tsx'],
  [
    'file="app/(dashboard)/orders/[[...segments]]/page.tsx"',
    'app/(dashboard)/orders/[[...segments]]/page.tsx',
  ],
  ['file="src/App.tsx" title="The app"', 'src/App.tsx'],
  ['title="The app"', undefined],
  ['title="@toolpad/studio/server"', undefined],
  ['title="/etc/hosts.ts"', undefined],
  ['', undefined],
])('%j is the file %j', (meta, path) => {
  expect(read(`\`\`\`tsx ${meta}\na;\n\`\`\`\n`)[0]?.path).toBe(path);
});

test('removed lines leave the lines below them where they are', () => {
  const [fence] = read('```ts del={1,3}\nold;\nsame;\nold;\nnew;\n```\n');
  expect(fence?.code).toBe('\nsame;\n\nnew;');
});

test('a runtime comes from the element around the fence', () => {
  const source =
    '<Runtime is="next-app next-pages">\n\n```ts\na;\n```\n\n</Runtime>\n\n```ts\nb;\n```\n';
  expect(read(source).map(({audience}) => audience.runtime)).toEqual([
    ['next-app', 'next-pages'],
    undefined,
  ]);
});

test('a runtime and a styling come from the words after the language', () => {
  const source = '```ts runtime=vite\na;\n```\n\n```css styling=css\nb {}\n```\n';
  expect(read(source).map(({audience}) => audience)).toEqual([
    {runtime: ['vite']},
    {styling: ['css']},
  ]);
});

test.each([
  ['ts check=skip', 'needs check=skip and reason="…" together'],
  ['ts check=never', 'does not know check=never'],
  ['', 'the fence names no language'],
])('the opening line %j is wrong', (opening, message) => {
  expect(read(`\`\`\`${opening}\na;\n\`\`\`\n`)[0]?.metaProblems[0]).toContain(message);
});

test('commands for npm become tabs before anything reads the fence', () => {
  expect(read('```bash npm2yarn\nnpm install a\n```\n')[0]?.metaProblems).toEqual([]);
});

test('signatures of Studio are left to the test that compares them with the package', () => {
  const source = '```ts\nfunction a(): void;\n```\n';
  expect(read(source, 'studio/reference/api/a.mdx')[0]?.checkedBy).toMatch(/functionTypes\.test/);
  expect(read(source, 'studio/concepts/a.mdx')[0]?.checkedBy).toBeUndefined();
});
