import {compareRanges, findHighestMajor, listMajors, readRange} from './ranges';

test.each([
  ['^19.0.0', '>=19.0.0 <20.0.0-0'],
  [' ^19 ', '>=19.0.0 <20.0.0-0'],
  ['19.1.0', '19.1.0'],
  ['18 || 19', '>=18.0.0 <19.0.0-0||>=19.0.0 <20.0.0-0'],
  ['npm:react@^19', '>=19.0.0 <20.0.0-0'],
  ['npm:@preact/compat@^18', null],
  ['npm:react', null],
  ['*', null],
  ['', null],
  ['x', null],
  ['latest', null],
  ['next', null],
  ['workspace:*', null],
  ['workspace:^19.0.0', null],
  ['catalog:', null],
  ['file:../react', null],
  ['link:../react', null],
  ['git+https://example.com/react.git#v19', null],
  ['https://example.com/react-19.0.0.tgz', null],
  ['facebook/react', null],
])('%j is %j', (specifier, range) => {
  expect(readRange('react', specifier)).toBe(range);
});

test.each([
  ['^18.2.0', '^18 || ^19', 'fits'],
  ['^18.3.0 || ^19.0.0', '^18 || ^19', 'fits'],
  ['19.0.0', '^18 || ^19', 'fits'],
  ['^17.0.2', '^18 || ^19', 'conflict'],
  ['>=18', '^18 || ^19', 'partly'],
  ['>=17 <19', '^18 || ^19', 'partly'],
  ['19.0.0-rc.1', '^18 || ^19', 'conflict'],
  ['^6.4.7', '^7.0.0-beta || ^7.0.0', 'conflict'],
  ['^7.0.0', '^7.0.0-beta || ^7.0.0', 'fits'],
  ['7.0.0-beta.1', '^7.0.0-beta || ^7.0.0', 'fits'],
  ['~11.8.0', '^11.9.0', 'conflict'],
  ['^11.0.0', '^11.9.0', 'partly'],
])('%s against %s: %s', (range, needed, fit) => {
  expect(compareRanges(range, needed)).toBe(fit);
});

test.each([
  ['^18', [18]],
  ['^18 || ^19', [18, 19]],
  ['>=17 <19', [17, 18]],
  ['19.0.0-rc.1', [19]],
  ['^0.7.0', [0]],
])('%s allows the major versions %j', (range, majors) => {
  expect(listMajors(range)).toEqual(majors);
});

test.each([
  ['^18 || ^19', 19],
  ['^7.0.0-beta || ^7.0.0', 7],
  ['^11.8.1', 11],
  ['^15 || ^14', 15],
])('the highest major version of %s is %i', (range, major) => {
  expect(findHighestMajor(range)).toBe(major);
});
