import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {ProductSwitcher} from './ProductSwitcher';

function currentProducts() {
  const group = screen.getByRole('group', {name: 'Product'});
  return within(group)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);
}

test.each([
  ['/', []],
  ['/core/', ['Core']],
  ['/core/react-account/', ['Core']],
  ['/core/no-such-page/', ['Core']],
  ['/studio/', ['Studio']],
  ['/studio/concepts/queries/', ['Studio']],
  ['/elsewhere/', []],
])('on %s it marks %j', (path, expected) => {
  renderInSite(<ProductSwitcher />, path);
  expect(currentProducts()).toEqual(expected);
});

test('leads to the home of each product', () => {
  renderInSite(<ProductSwitcher />, '/');
  expect(screen.getByRole('link', {name: 'Studio'})).toHaveAttribute('href', '/toolpad/studio/');
  expect(screen.getByRole('link', {name: 'Core'})).toHaveAttribute('href', '/toolpad/core/');
});
