import {version as installedCore} from '@toolpad/core/package.json';
import {getCurrentVersion, PRODUCTS} from '../../src/shared/products';

test('the documented version of Core is the installed one', () => {
  expect(getCurrentVersion(PRODUCTS.core).text).toBe(`v${installedCore}`);
});
