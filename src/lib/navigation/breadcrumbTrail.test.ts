import type {PageTreeNode} from '../../shared/pageTree';
import {breadcrumbTrail} from './breadcrumbTrail';
import {findActivePage} from './findActivePage';

const TREE: PageTreeNode[] = [
  {
    title: 'Reference',
    pathname: '/core/reference/',
    description: 'The names of all things, one by one.',
    children: [
      {
        title: 'Components',
        children: [
          {pathname: '/core/components/', title: 'Index'},
          {subheader: 'Components', children: [{pathname: '/core/list/', title: 'List'}]},
          {subheader: 'Layout', children: [{pathname: '/core/row/', title: 'Row'}]},
          {
            subheader: 'Data',
            pathname: '/core/data/',
            children: [{pathname: '/core/crud/', title: 'CRUD'}],
          },
        ],
      },
      {
        title: 'Types',
        children: [{subheader: 'Types', children: [{pathname: '/core/router/', title: 'Router'}]}],
      },
    ],
  },
];

const REFERENCE = ['Reference', '/core/reference/'];
const COMPONENTS = ['Components', '/core/components/'];

test.each([
  ['/core/reference/', []],
  ['/core/components/', [REFERENCE, ['Components', undefined]]],
  ['/core/list/', [REFERENCE, COMPONENTS]],
  ['/core/row/', [REFERENCE, COMPONENTS, ['Layout', undefined]]],
  ['/core/data/', [REFERENCE, COMPONENTS]],
  ['/core/crud/', [REFERENCE, COMPONENTS, ['Data', '/core/data/']]],
  ['/core/router/', [REFERENCE, ['Types', undefined]]],
])('the trail to %s', (pathname, trail) => {
  const page = findActivePage(TREE, pathname);
  expect(page && breadcrumbTrail(page).map((crumb) => [crumb.label, crumb.pathname])).toEqual(
    trail,
  );
});
