import type {PageTreeNode} from '../../shared/pageTree';
import {findActivePage, listPathnames, nodeTitle} from './findActivePage';

const tree: PageTreeNode[] = [
  {
    title: 'Introduction',
    children: [
      {pathname: '/core/introduction/', title: 'Overview'},
      {pathname: '/core/introduction/installation/', title: 'Installation'},
    ],
  },
  {
    title: 'Guides',
    pathname: '/core/guides/',
    description: 'All guides.',
    children: [
      {
        subheader: 'Layout',
        pathname: '/core/guides/layout/',
        children: [{pathname: '/core/layout/', title: 'Dashboard Layout'}],
      },
      {subheader: 'Data', children: [{pathname: '/core/crud/', title: 'CRUD'}]},
    ],
  },
];

function titlesAbove(pathname: string) {
  return findActivePage(tree, pathname)?.parents.map(nodeTitle);
}

test.each([
  ['/core/introduction/', ['Introduction']],
  ['/core/guides/', []],
  ['/core/guides/layout/', ['Guides']],
  ['/core/layout/', ['Guides', 'Layout']],
  ['/core/crud/', ['Guides', 'Data']],
])('%s stands below %j', (pathname, parents) => {
  expect(titlesAbove(pathname)).toEqual(parents);
});

test.each(['/', '/core/', '/core/introduction', '/core/Introduction/', '/core/crud/new/', ''])(
  '%j is no page of the tree',
  (pathname) => {
    expect(findActivePage(tree, pathname)).toBeNull();
  },
);

test.each([
  ['/core/introduction/', null, '/core/introduction/installation/'],
  ['/core/introduction/installation/', '/core/introduction/', '/core/guides/'],
  ['/core/guides/', '/core/introduction/installation/', '/core/layout/'],
  // The index page of a subheader is not read in sequence, but leads on when somebody is there.
  ['/core/guides/layout/', '/core/guides/', '/core/layout/'],
  ['/core/layout/', '/core/guides/', '/core/crud/'],
  ['/core/crud/', '/core/layout/', null],
])('the neighbours of %s are %s and %s', (pathname, previous, next) => {
  const page = findActivePage(tree, pathname);
  expect(page?.previous?.pathname ?? null).toBe(previous);
  expect(page?.next?.pathname ?? null).toBe(next);
});

test('a neighbour with a generic name carries the name of its group', () => {
  const page = findActivePage(tree, '/core/introduction/installation/');
  expect(page?.previous?.label).toBe('Introduction: Overview');
  expect(page?.next?.label).toBe('Guides');
});

test('lists every path in the order of the sidebar', () => {
  expect(listPathnames(tree)).toEqual([
    '/core/introduction/',
    '/core/introduction/installation/',
    '/core/guides/',
    '/core/guides/layout/',
    '/core/layout/',
    '/core/crud/',
  ]);
});
