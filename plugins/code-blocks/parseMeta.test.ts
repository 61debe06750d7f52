import {parseMeta} from './parseMeta';

const EMPTY = {continues: false, showLineNumbers: false, wrap: false};

test.each([
  ['', EMPTY],
  ['title="App.tsx"', {...EMPTY, title: 'App.tsx'}],
  ['title=\'a "b" c\'', {...EMPTY, title: 'a "b" c'}],
  ['title=App.tsx', {...EMPTY, title: 'App.tsx'}],
  ['file="src/App.tsx" continues', {...EMPTY, file: 'src/App.tsx', continues: true}],
  ['check=skip reason="needs a server"', {...EMPTY, skipReason: 'needs a server'}],
  ['{1,3-5}', {...EMPTY, highlight: '1,3-5'}],
  ['add={2} del={1} focus={1-2}', {...EMPTY, add: '2', remove: '1', focus: '1-2'}],
  ['  showLineNumbers   wrap ', {...EMPTY, showLineNumbers: true, wrap: true}],
  [
    'styling=tailwind title="a.tsx"',
    {...EMPTY, variant: {kind: 'styling', value: 'tailwind'}, title: 'a.tsx'},
  ],
  [
    'runtime=next-pages file="pages/_app.tsx"',
    {...EMPTY, variant: {kind: 'runtime', value: 'next-pages'}, file: 'pages/_app.tsx'},
  ],
])('%j is read', (text, expected) => {
  const {meta, problems} = parseMeta(text);
  expect(problems).toEqual([]);
  expect(meta).toEqual(expect.objectContaining(expected));
  const given = Object.entries(meta).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(given)).toEqual(expected);
});

test.each([
  ['title="App.tsx', 'cannot read "title="App.tsx"'],
  ['title="a"b', 'cannot read "title="a"b"'],
  ['{1', 'cannot read "{1"'],
  ['titel="App.tsx"', 'does not know "titel="App.tsx""'],
  ['live', 'does not know "live"'],
  ['npm2yarn wrap', 'does not know "npm2yarn"'],
  ['title={1}', 'does not know "title={1}"'],
  ['add="1"', 'does not know "add="1""'],
  ['wrap wrap', 'says "wrap" twice'],
  ['title=a title=b', 'says "title" twice'],
  ['title=""', 'says title="", which names nothing'],
  ['styling=less', 'does not know styling=less'],
  ['runtime=remix', 'does not know runtime=remix'],
  ['runtime=system', 'does not know runtime=system'],
  ['styling=css runtime=vite', 'is a variant in two ways (styling, runtime), and can be in one'],
  ['check=never reason="x"', 'does not know check=never'],
  ['check=skip', 'needs check=skip and reason="…" together'],
  ['check=skip reason=" "', 'needs check=skip and reason="…" together'],
  ['reason="alone"', 'needs check=skip and reason="…" together'],
])('%j is refused', (text, problem) => {
  const {problems} = parseMeta(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`the fence ${problem}`);
  expect(problems[0]).toContain('it may say title="…"');
});
