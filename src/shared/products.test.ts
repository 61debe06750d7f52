import {getCurrentVersion, isProductId, PRODUCT_IDS, PRODUCTS} from './products';

test.each([
  ['studio', 'v0.13.0'],
  ['core', 'v0.15.0'],
] as const)('%s is documented at %s (spec §9)', (id, text) => {
  expect(getCurrentVersion(PRODUCTS[id]).text).toBe(text);
});

test.each(PRODUCT_IDS)('%s has one current version and is filed under its own id', (id) => {
  expect(PRODUCTS[id].id).toBe(id);
  expect(PRODUCTS[id].versions.filter((version) => version.current)).toHaveLength(1);
  expect(PRODUCTS[id].home).toBe(`/${id}/`);
});

test('a product without a current version is an error that says what to do', () => {
  expect(() => getCurrentVersion({...PRODUCTS.core, versions: []})).toThrow(
    /Toolpad Core has no current version.*current: true/,
  );
});

test.each([
  ['core', true],
  ['studio', true],
  ['default', false],
  ['Core', false],
  ['', false],
  [undefined, false],
])('isProductId(%j) is %s', (id, expected) => {
  expect(isProductId(id)).toBe(expected);
});
