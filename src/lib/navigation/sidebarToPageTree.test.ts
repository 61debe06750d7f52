import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {sidebarToPageTree} from './sidebarToPageTree';

const mount = {baseUrl: '/toolpad/', languages: ['en']};

test('reads pages, groups and subheaders back from a sidebar', () => {
  const items: PropSidebarItem[] = [
    {
      type: 'category',
      label: 'Components',
      href: '/toolpad/core/components/',
      collapsed: true,
      collapsible: true,
      items: [
        {
          type: 'category',
          label: 'Data',
          collapsed: false,
          collapsible: false,
          customProps: {subheader: true},
          items: [
            {
              type: 'link',
              label: 'CRUD',
              href: '/toolpad/core/react-crud/',
              customProps: {newFeature: true},
            },
          ],
        },
      ],
    },
    {type: 'link', label: 'Support', href: '/toolpad/core/support/'},
  ];
  expect(sidebarToPageTree(items, mount)).toEqual([
    {
      title: 'Components',
      pathname: '/core/components/',
      children: [
        {
          subheader: 'Data',
          children: [{pathname: '/core/react-crud/', title: 'CRUD', newFeature: true}],
        },
      ],
    },
    {pathname: '/core/support/', title: 'Support'},
  ]);
});

test('leaves out what is not navigation', () => {
  expect(sidebarToPageTree([{type: 'html', value: '<hr>', defaultStyle: true}], mount)).toEqual([]);
});
