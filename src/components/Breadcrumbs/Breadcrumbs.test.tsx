import {screen, within} from '@testing-library/react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {Breadcrumbs} from './Breadcrumbs';

const items: PropSidebarItem[] = [
  {
    type: 'category',
    label: 'Components',
    collapsed: true,
    collapsible: true,
    items: [
      {
        type: 'category',
        label: 'Data',
        href: '/toolpad/core/data/',
        collapsed: false,
        collapsible: false,
        customProps: {subheader: true},
        items: [{type: 'link', label: 'CRUD', href: '/toolpad/core/react-crud/'}],
      },
    ],
  },
];

function renderAt(path: string) {
  return renderInSite(
    <DocsSidebarProvider name="pages" items={items}>
      <Breadcrumbs />
    </DocsSidebarProvider>,
    path,
  );
}

function trail(): [text: string, href: string | null][] {
  const nav = screen.getByRole('navigation', {name: 'Breadcrumbs'});
  return within(nav)
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      within(item).queryByRole('link')?.getAttribute('href') ?? null,
    ]);
}

test.each(['/core/react-crud/', '/core/react-crud', '/core/react-crud/?theme=dark#list'])(
  'leads from the product to the page at %s',
  (path) => {
    renderAt(path);
    expect(trail()).toEqual([
      ['Core', '/toolpad/core/'],
      ['Components', null],
      ['Data', '/toolpad/core/data/'],
      ['CRUD', null],
    ]);
    expect(screen.getByText('CRUD')).toHaveAttribute('aria-current', 'page');
  },
);

test('shows nothing where the tree has no page', () => {
  const {container} = renderAt('/core/elsewhere/');
  expect(container).toBeEmptyDOMElement();
});
