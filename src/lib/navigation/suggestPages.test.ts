import {suggestPages} from './suggestPages';

const pages = [
  {pathname: '/core/react-account/', title: 'Account'},
  {pathname: '/core/react-crud/', title: 'CRUD'},
  {pathname: '/core/react-page-container/', title: 'Page Container'},
  {pathname: '/core/react-use-dialogs/', title: 'useDialogs'},
  {pathname: '/studio/components/data-grid/', title: 'Data Grid'},
  {pathname: '/studio/concepts/custom-functions/', title: 'Custom functions'},
  {pathname: '/studio/how-to-guides/connect-to-databases/', title: 'Connect to MySQL'},
];

function first(path: string) {
  return suggestPages(path, pages, 3)[0]?.pathname;
}

test.each([
  ['/core/react-acount/', '/core/react-account/'],
  ['/core/account/', '/core/react-account/'],
  ['/core/components/page-container/', '/core/react-page-container/'],
  ['/core/useDialogs/', '/core/react-use-dialogs/'],
  ['/studio/datagrid/', '/studio/components/data-grid/'],
  ['/studio/concepts/custom-function/', '/studio/concepts/custom-functions/'],
  ['/mysql/', '/studio/how-to-guides/connect-to-databases/'],
  ['/core/CRUD/', '/core/react-crud/'],
])('for %s it suggests %s first', (path, expected) => {
  expect(first(path)).toBe(expected);
});

test.each(['/', '/xyzzy/', '/no-such-thing/', '/wp-admin/'])(
  'for %s it suggests nothing',
  (path) => {
    expect(suggestPages(path, pages, 3)).toEqual([]);
  },
);

test('returns at most as many as asked for', () => {
  expect(suggestPages('/core/react-page-crud/', pages, 1)).toHaveLength(1);
});

test('copes with a list without pages', () => {
  expect(suggestPages('/core/', [], 3)).toEqual([]);
});
