import {createBlockId, createIdKeeper, toJavaScriptId, toJavaScriptTitle} from './blockIds';

test.each([
  [{title: 'App.tsx'}, 'App.tsx'],
  [{title: 'src/pages/App.tsx'}, 'App.tsx'],
  [{title: 'app/[id]/page.tsx'}, 'page.tsx'],
  [{title: 'App.tsx', variant: {kind: 'styling', value: 'tailwind'}}, 'tailwind-App.tsx'],
  [{title: '[slug].tsx', variant: {kind: 'styling', value: 'css'}}, 'css-slug.tsx'],
  [{title: 'src/App.tsx', variant: {kind: 'runtime', value: 'vite'}}, 'runtime-vite-App.tsx'],
  [{title: '.env'}, '.env'],
] as const)('%j has the id %s', (name, id) => {
  expect(createBlockId({...name, language: 'tsx', code: 'a'})).toBe(id);
});

test('a block without a file is named after its text', () => {
  const id = createBlockId({title: 'The first step', language: 'tsx', code: 'a'});
  expect(id).toMatch(/^code-[0-9a-f]{6}\.tsx$/);
  expect(createBlockId({language: 'tsx', code: 'a'})).toBe(id);
  expect(createBlockId({language: 'tsx', code: 'b'})).not.toBe(id);
});

test.each([
  ['App.tsx', 'App.js', 'App.jsx'],
  ['server.ts', 'server.js', 'server.js'],
  ['auth.mts', 'auth.js', 'auth.mjs'],
  ['css-App.tsx', 'css-App.js', 'css-App.jsx'],
  ['package.json', 'package.json', 'package.json'],
])('the twin of %s has the id %s and the title %s', (file, id, title) => {
  expect(toJavaScriptId(file)).toBe(id);
  expect(toJavaScriptTitle(file)).toBe(title);
});

test.each(['toolpad/components/Counter.tsx', 'toolpad/resources/functions.ts', 'env.d.ts'])(
  '%s has no other name in JavaScript',
  (title) => {
    expect(toJavaScriptTitle(title)).toBe(title);
  },
);

test('an id is handed out once a page', () => {
  const takeId = createIdKeeper();
  expect(['page.tsx', 'page.tsx', 'page.tsx', 'other', 'other'].map(takeId)).toEqual([
    'page.tsx',
    'page-2.tsx',
    'page-3.tsx',
    'other',
    'other-2',
  ]);
  expect(createIdKeeper()('page.tsx')).toBe('page.tsx');
});
