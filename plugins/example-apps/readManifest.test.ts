import {readManifest} from './readManifest';

const GOOD = {
  name: 'harbour',
  description: 'A harbour with two piers and a crane.',
  private: true,
  scripts: {dev: 'vite', build: 'vite build'},
  dependencies: {react: '19.3.1', next: '16.0.0-canary.3'},
  devDependencies: {},
};

function read(manifest: unknown, folder = 'harbour') {
  return readManifest('examples/harbour/package.json', JSON.stringify(manifest), folder);
}

test('gives the name and the description', () => {
  expect(read(GOOD)).toMatchObject({name: GOOD.name, description: GOOD.description});
});

test.each([
  [
    'a range',
    {...GOOD, dependencies: {react: '^19.3.1'}},
    /"dependencies\.react" must be an exact/,
  ],
  ['a tag', {...GOOD, devDependencies: {vite: 'latest'}}, /exact version such as .* not "latest"/],
  ['a major version', {...GOOD, dependencies: {react: '19'}}, /must be an exact version/],
  ['no description', {...GOOD, description: undefined}, /"description" is required/],
  ['a public package', {...GOOD, private: false}, /"private" must be \[true\]/],
  ['no build', {...GOOD, scripts: {dev: 'vite'}}, /"scripts\.build" is required/],
  ['no packages', {...GOOD, dependencies: undefined}, /"dependencies" is required/],
])('%s is an error that names the file', (_, manifest, message) => {
  expect(() => read(manifest)).toThrow(message);
  expect(() => read(manifest)).toThrow(/^examples\/harbour\/package\.json: /);
});

test('all mistakes are told at once', () => {
  expect(() => read({...GOOD, private: false, description: 'short'})).toThrow(
    /"description".*; "private"/,
  );
});

test('the name is the name of the folder', () => {
  expect(() => read(GOOD, 'port')).toThrow('"name" must be the name of its folder, "port".');
});

test('what is no JSON is an error with the file', () => {
  expect(() => readManifest('examples/a/package.json', '{', 'a')).toThrow(
    /^examples\/a\/package\.json is no JSON/,
  );
});
