import {collectPages} from './collectPages';

function instance(...docs: {permalink: string; title: string}[]) {
  return {loadedVersions: [{versionName: 'current', docs: docs.map((doc) => ({...doc, id: 'x'}))}]};
}

test('lists the pages of all instances by path, below the base URL', () => {
  const pages = collectPages(
    {
      studio: instance({permalink: '/toolpad/studio/concepts/queries/', title: 'Queries'}),
      core: instance(
        {permalink: '/toolpad/core/react-crud/', title: 'CRUD'},
        {permalink: '/toolpad/core/react-account/', title: 'Account'},
      ),
    },
    '/toolpad/',
  );
  expect(pages).toEqual([
    {pathname: '/core/react-account/', title: 'Account'},
    {pathname: '/core/react-crud/', title: 'CRUD'},
    {pathname: '/studio/concepts/queries/', title: 'Queries'},
  ]);
});

test('a changed shape of the docs content is an error', () => {
  expect(() => collectPages({core: {versions: []}}, '/toolpad/')).toThrow();
  expect(() =>
    collectPages({core: {loadedVersions: [{docs: [{path: '/x/'}]}]}}, '/toolpad/'),
  ).toThrow(/permalink/);
});
