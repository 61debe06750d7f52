import type {ApiPage} from './listPages';
import {createApiGroup} from './sidebar';

function page(title: string, slug: string): ApiPage {
  const description = {meta: '', guides: []};
  return {title, slug, name: title, summary: '', description, symbols: [title]};
}

test('an export that has a page is in the group by itself', () => {
  const group = createApiGroup([
    page('Account', '/api/account/'),
    page('Brandnew', '/api/brandnew/'),
    page('useSession', '/react-use-session/api/'),
  ]);
  expect('children' in group && group.children).toEqual([
    {subheader: 'Components', children: [{pathname: '/core/api/account/', title: 'Account'}]},
    {
      subheader: 'Hooks',
      children: [{pathname: '/core/react-use-session/api/', title: 'useSession'}],
    },
    {subheader: 'More exports', children: [{pathname: '/core/api/brandnew/', title: 'Brandnew'}]},
  ]);
});
