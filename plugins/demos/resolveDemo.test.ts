import path from 'node:path';
import {demoReference, resolveDemo} from './resolveDemo';

const PAGE = path.join(__dirname, '../../tests/site/fixtures/site/core/start.mdx');
const CATALOG = [{name: 'Elsewhere', file: 'core/components/crud/demos/Elsewhere.tsx'}];

test('a demo beside the page wins', () => {
  const catalog = [{name: 'Greeting', file: 'core/other/demos/Greeting.tsx'}];
  expect(resolveDemo(PAGE, 'Greeting', catalog)).toEqual({page: 'core', id: 'Greeting'});
});

test('otherwise the catalog knows it', () => {
  expect(resolveDemo(PAGE, 'Elsewhere', CATALOG)).toEqual({page: 'crud', id: 'Elsewhere'});
});

test.each([
  ['Nowhere', /there is no \.\/demos\/Nowhere\.tsx beside this page.*Write it, or correct/],
  ['../secret', /"of" is the name of a file in \.\/demos, without "\.tsx"/],
  ['Greeting.tsx', /without "\.tsx"/],
  ['', /without "\.tsx"/],
])('%j is an error that says what to do', (name, message) => {
  expect(() => resolveDemo(PAGE, name, CATALOG)).toThrow(message);
});

test('a file tells page and name', () => {
  expect(demoReference('core/components/crud/demos/CrudBasic.tsx')).toEqual({
    page: 'crud',
    id: 'CrudBasic',
  });
});
