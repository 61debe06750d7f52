import type {PageTreeNode} from '../../src/shared/pageTree';
import {pageTreeToSidebar, type PageFile} from './pageTreeToSidebar';

function page(pathname: string): PageFile {
  const id = pathname.replace('/core/', '').replace(/\/$/, '');
  return {id, pathname, file: `core/${id}.mdx`};
}

function convert(tree: readonly PageTreeNode[], pages: readonly PageFile[]) {
  return pageTreeToSidebar('sidebars-core.ts', tree, pages, '/core/');
}

test('turns pages, groups, subheaders and badges into sidebar items', () => {
  const tree: PageTreeNode[] = [
    {pathname: '/core/start/', title: 'Start'},
    {
      title: 'Components',
      pathname: '/core/components/',
      description: 'All of them.',
      children: [
        {
          subheader: 'Data',
          children: [{pathname: '/core/crud/', title: 'CRUD', newFeature: true}],
        },
      ],
    },
  ];
  expect(convert(tree, [page('/core/start/'), page('/core/crud/')])).toEqual([
    {type: 'doc', id: 'start', label: 'Start'},
    {
      type: 'category',
      label: 'Components',
      description: 'All of them.',
      collapsed: true,
      link: {
        type: 'generated-index',
        slug: '/components/',
        title: 'Components',
        description: 'All of them.',
      },
      items: [
        {
          type: 'category',
          label: 'Data',
          className: 'sidebar-subheader',
          collapsible: false,
          collapsed: false,
          customProps: {subheader: true},
          items: [
            {
              type: 'doc',
              id: 'crud',
              label: 'CRUD',
              className: 'sidebar-new',
              customProps: {newFeature: true},
            },
          ],
        },
      ],
    },
  ]);
});

test('a node without a page is an error that names the sidebar file and the node', () => {
  const tree: PageTreeNode[] = [
    {title: 'Components', children: [{pathname: '/core/crud/', title: 'CRUD'}]},
  ];
  expect(() => convert(tree, [])).toThrow(
    '"Components › CRUD" names the path /core/crud/, but no page has it. Write a page with that `slug`, or correct the node in sidebars-core.ts.',
  );
});

test('a page that no node names is an error that says what to add', () => {
  const tree: PageTreeNode[] = [{pathname: '/core/start/', title: 'Start'}];
  expect(() => convert(tree, [page('/core/start/'), page('/core/lost/')])).toThrow(
    "core/lost.mdx (/core/lost/) is named by no node. Add {pathname: '/core/lost/', title: '…'} to sidebars-core.ts, or delete the page.",
  );
});

test('a path that two nodes name is an error that names both', () => {
  const tree: PageTreeNode[] = [
    {pathname: '/core/start/', title: 'Start'},
    {title: 'More', children: [{pathname: '/core/start/', title: 'Again'}]},
  ];
  expect(() => convert(tree, [page('/core/start/')])).toThrow(
    '"More › Again" and "Start" both name the path /core/start/',
  );
});

test('a path that two pages have is an error that names both files', () => {
  const tree: PageTreeNode[] = [{pathname: '/core/start/', title: 'Start'}];
  const twin = {...page('/core/start/'), id: 'twin', file: 'core/twin.mdx'};
  expect(() => convert(tree, [page('/core/start/'), twin])).toThrow(
    'core/twin.mdx and core/start.mdx both have the path /core/start/',
  );
});

test('an index page where a page is already is an error', () => {
  const tree: PageTreeNode[] = [
    {
      title: 'Components',
      pathname: '/core/components/',
      description: 'All.',
      children: [{pathname: '/core/crud/', title: 'CRUD'}],
    },
  ];
  expect(() => convert(tree, [page('/core/components/'), page('/core/crud/')])).toThrow(
    '"Components" makes an index page at /core/components/, but core/components.mdx is there already',
  );
});

test('several problems come in one error', () => {
  const tree: PageTreeNode[] = [
    {pathname: '/core/a/', title: 'A'},
    {pathname: '/core/b/', title: 'B'},
  ];
  expect(() => convert(tree, [page('/core/c/')])).toThrow(
    /sidebars-core\.ts and the pages do not match:\n- "A".*\n- "B".*\n- core\/c\.mdx/,
  );
});
