import type {ExampleProject} from '../../src/shared/examples';
import {findLiveModules} from './findLiveModules';

function example(name: string): ExampleProject {
  return {name, description: '', mainFile: 'src/App.tsx', files: {'src/App.tsx': ''}};
}

const EXAMPLES = [example('harbour'), example('mill')];

test.each([
  [{}, {}],
  [{mill: 'src/App'}, {mill: '@site/apps/mill/src/App'}],
])('%j', (live, modules) => {
  expect(findLiveModules(EXAMPLES, {path: 'apps', live})).toEqual(modules);
});

test.each([
  [{tower: 'src/App'}, 'names tower; the examples are harbour, mill.'],
  [{mill: 'src/Main'}, 'names src/Main, which apps/mill does not have.'],
  [{mill: 'src/App.tsx'}, 'names src/App.tsx, which apps/mill does not have.'],
])('%j is an error', (live, message) => {
  expect(() => findLiveModules(EXAMPLES, {path: 'apps', live})).toThrow(message);
});
