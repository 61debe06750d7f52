import {readManifest} from './readManifest';

function problem(text: string) {
  return readManifest(text).problem;
}

test('reads all sections, with lines; dependencies count most', () => {
  const text = `{
  "name": "app",
  "dependencies": {
    "react": "^19.0.0"
  },
  "devDependencies": {
    "@types/react": "^19.0.0",
    "react": "^18.0.0"
  },
  "optionalDependencies": {"next": "15"},
  "peerDependencies": {"dayjs": "^1"}
}`;
  const {dependencies} = readManifest(text);
  expect([...(dependencies?.values() ?? [])].sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    {name: '@types/react', specifier: '^19.0.0', line: 7},
    {name: 'dayjs', specifier: '^1', line: 11},
    {name: 'next', specifier: '15', line: 10},
    {name: 'react', specifier: '^19.0.0', line: 4},
  ]);
});

test.each([
  ['a byte order mark', '\uFEFF{"name": "app"}'],
  ['Windows lines', '{\r\n"name": "app"\r\n}\r\n'],
  ['no dependencies', '{"name": "app", "version": "1.0.0"}'],
])('%s is no problem', (_name, text) => {
  expect(problem(text)).toBeNull();
});

test.each([
  ['nothing', ' \n ', 'empty'],
  ['a very long text', `"${'x'.repeat(600_000)}"`, 'tooLong'],
  ['a list', '[{"name": "app"}]', 'notObject'],
  ['a text', '"react"', 'notObject'],
  ['null', 'null', 'notObject'],
  ['other JSON', '{"compilerOptions": {}}', 'notManifest'],
  ['an empty object', '{}', 'notManifest'],
  ['a lock file', '{"name": "app", "lockfileVersion": 3, "packages": {}}', 'lockfile'],
])('%s is told apart', (_name, text, code) => {
  expect(problem(text)).toEqual({code});
});

test.each([
  ['{\n  "a": "1"\n  "b": "2"\n}', 'comma', 3, '"b": "2"'],
  ['{\n  "a" "1"\n}', 'colon', 2, '"a" "1"'],
  ['{\n  "a": "1",\n}', 'name', 3, '}'],
  ['{\n  a: "1"\n}', 'other', 2, 'a: "1"'],
  ['{\n  "a":\n}', 'value', 3, '}'],
  ['{\n  "a": {\n    "b": "1"\n\n', 'end', 3, '"b": "1"'],
  ['{\n  // react\n  "a": "1"\n}', 'comment', 2, '// react'],
  ["{\n  'a': '1'\n}", 'other', 2, "'a': '1'"],
  ['npm install react', 'other', 1, 'npm install react'],
  [`{"a": ${'1'.repeat(80)}x}`, 'other', 1, `{"a": ${'1'.repeat(54)}…`],
  ['{"name": "a"}\n}', 'other', 2, '}'],
])('%j lacks what it names, in its line', (text, reason, line, excerpt) => {
  expect(problem(text)).toEqual({code: 'syntax', reason, place: {line, excerpt}});
});

test.each([
  ['{\n  "name": "a",\n  "dependencies": ["react"]\n}', 'dependencies', 3],
  ['{\n  "devDependencies": {\n    "react": 19\n  }\n}', 'react', 3],
  ['{\n  "dependencies": {\n    "react": {"version": "19"}\n  }\n}', 'react', 3],
])('%j says something else than versions', (text, name, line) => {
  expect(problem(text)).toMatchObject({code: 'notText', name, place: {line}});
});
