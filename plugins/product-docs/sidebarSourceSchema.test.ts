import {findTreeProblem, sidebarSourceSchema} from './sidebarSourceSchema';

const DESCRIPTION = 'A description that is long enough to be shown by a search engine.';

function problemOf(node: unknown) {
  return sidebarSourceSchema.validate({file: 'sidebars-core.ts', tree: [node]}).error?.message;
}

test.each([
  [{pathname: '/core/react-crud/', title: 'CRUD', newFeature: true}],
  [{title: 'Group', children: [{pathname: '/core/a/', title: 'A'}]}],
  [
    {
      title: 'Group',
      pathname: '/core/group/',
      description: DESCRIPTION,
      children: [{subheader: 'Sub', children: [{pathname: '/core/a/', title: 'A'}]}],
    },
  ],
])('accepts %j', (node) => {
  expect(problemOf(node)).toBeUndefined();
});

test.each([
  [{title: 'No path'}, /pathname.*required/],
  [{pathname: 'core/a/', title: 'A'}, /"core\/a\/" must be lower case.*slash at both ends/],
  [{pathname: '/core/a', title: 'A'}, /slash at both ends/],
  [{pathname: '/core/A/', title: 'A'}, /lower case/],
  [{pathname: '/core/a/', titel: 'A'}, /titel.*not a key|must contain/],
  [{pathname: '/core/a/', title: 'A', subheader: 'B'}, /conflict/],
  [{pathname: '/core/a/', title: 'A', children: []}, /at least 1/],
  [
    {pathname: '/core/a/', title: 'A', children: [{pathname: '/core/b/', title: 'B'}]},
    /description/,
  ],
  [
    {
      title: 'A',
      pathname: '/core/a/',
      description: 'Too short.',
      children: [{pathname: '/core/b/', title: 'B'}],
    },
    /at least 50/,
  ],
  [{title: 'A', children: [{title: 'B'}]}, /"pathname" is required/],
])('refuses %j', (node, message) => {
  expect(problemOf(node)).toMatch(message);
});

test.each([
  [[{pathname: '/core/a/', title: 'A', newFeatur: true}], '"A": "newFeatur" is not a key'],
  [
    [
      {pathname: '/core/a/', title: 'A'},
      {title: 'B', children: [{subheader: 'C', children: [{pathname: 'core/d', title: 'D'}]}]},
    ],
    '"B › C › D": the pathname "core/d" must be lower case',
  ],
  [[{pathname: '/core/a/', titel: 'A'}], '"/core/a/": '],
])('the problem of %j names its node', (tree, message) => {
  expect(findTreeProblem({file: 'sidebars-core.ts', tree})).toContain(message);
});

test('a tree without a problem has none', () => {
  const tree = [{pathname: '/core/a/', title: 'A'}];
  expect(findTreeProblem({file: 'sidebars-core.ts', tree})).toBeUndefined();
});
