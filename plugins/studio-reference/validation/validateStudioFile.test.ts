import {isDefinition, validateStudioFile} from './validateStudioFile';

function createPage(content: readonly unknown[], rest: Record<string, unknown> = {}): unknown {
  return {apiVersion: 'v1', kind: 'page', spec: {...rest, content}};
}

function createButton(props: Record<string, unknown>): unknown {
  return createPage([{component: 'Button', name: 'button', props}]);
}

test.each([
  ['a page', createButton({size: 'large', onClick: {$$jsExpressionAction: 'save()'}})],
  ['a bound property', createButton({disabled: {$$jsExpression: '!grid.selection'}})],
  ['a component of its own', createPage([{component: 'codeComponent.Rating', name: 'rating'}])],
  ['a theme', {apiVersion: 'v1', kind: 'theme', spec: {options: {palette: {mode: 'dark'}}}}],
  ['an application', {apiVersion: 'v1', kind: 'application', spec: {plan: 'free'}}],
])('%s is right', (_name, file) => {
  expect(validateStudioFile(file)).toEqual([]);
});

test.each([
  ['no kind', {apiVersion: 'v1'}, '', 'the file says no `kind`'],
  ['another kind', {kind: 'pages'}, 'kind', '`kind` is "pages"'],
  ['a wrong key', createPage([], {titel: 'Orders'}), 'spec.titel', '`spec` takes no key `titel`'],
  ['a wrong enum', createPage([], {maxWidth: 'xxl'}), 'spec.maxWidth', '`spec.maxWidth` is "xxl"'],
  [
    'a wrong version',
    {apiVersion: 'v2', kind: 'theme', spec: {}},
    'apiVersion',
    '`apiVersion` is "v2"',
  ],
  [
    'a wrong type',
    createPage([], {title: 7}),
    'spec.title',
    '`spec.title` is 7, which is of the wrong type',
  ],
  [
    'a missing key',
    createPage([{name: 'button'}]),
    'spec.content.0',
    '`spec.content.0` lacks the key `component`',
  ],
  [
    'a component that does not exist',
    createPage([{component: 'Buton', name: 'button'}]),
    'spec.content.0.component',
    'there is no component `Buton`',
  ],
  [
    'a property that does not exist',
    createButton({colour: 'primary'}),
    'spec.content.0.props.colour',
    'Button has no property `colour`',
  ],
  [
    'a value that a property does not take',
    createButton({size: 'huge'}),
    'spec.content.0.props.size',
    '`spec.content.0.props.size` is not a value that `size` of Button takes',
  ],
])('%s is found', (_name, file, path, message) => {
  const problems = validateStudioFile(file);
  expect(problems.map((problem) => [problem.path.join('.'), problem.message])).toEqual([
    [path, message],
  ]);
  expect(problems[0]?.advice).toMatch(/\.$/);
});

test('where one of several shapes must fit, only the nearest one is told', () => {
  const query = {name: 'team', query: {kind: 'rest', methode: 'GET'}};
  const problems = validateStudioFile(createPage([], {queries: [query]}));
  expect(problems).toMatchObject([
    {
      path: ['spec', 'queries', '0', 'query', 'methode'],
      message: '`spec.queries.0.query` takes no key `methode`',
    },
  ]);
  expect(problems[0]?.advice).toContain('Did you mean `method`?');
});

test.each([
  ['Element', {component: 'Text', name: 'text'}, true],
  ['Element', {component: 'Text'}, false],
  ['EnvBinding', {$$env: 'KEY'}, true],
])('%s: %j is one: %j', (name, value, expected) => {
  expect(isDefinition(name, value)).toBe(expected);
});
