import {productTitle} from './productTitle';

const site = {siteTitle: 'Toolpad', delimiter: '·'};

test.each([
  ['Account', 'core', 'Account · Toolpad Core'],
  ['Queries', 'studio', 'Queries · Toolpad Studio'],
  ['Page not found', null, 'Page not found · Toolpad'],
  ['', null, 'Toolpad'],
  ['', 'core', 'Toolpad Core'],
  ['Toolpad Core', 'core', 'Toolpad Core'],
  ['Toolpad', null, 'Toolpad'],
  ['  Account ', 'core', 'Account · Toolpad Core'],
] as const)('%j of %s → %j', (title, product, expected) => {
  expect(productTitle({...site, title, product})).toBe(expected);
});
