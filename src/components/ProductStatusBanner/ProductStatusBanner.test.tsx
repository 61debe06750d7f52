import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {ProductStatusBanner} from './ProductStatusBanner';

beforeEach(() => {
  localStorage.clear();
});

test.each([
  [
    '/studio/concepts/queries/',
    'Status of Toolpad Studio',
    '/toolpad/studio/getting-started/roadmap/',
  ],
  ['/core/', 'Status of Toolpad Core', '/toolpad/core/introduction/roadmap/'],
])('on %s it tells the status and where to read more', (path, name, href) => {
  renderInSite(<ProductStatusBanner />, path);
  expect(screen.getByRole('complementary', {name})).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'What this means for you'})).toHaveAttribute('href', href);
});

test('says nothing on pages without a product', () => {
  const {container} = renderInSite(<ProductStatusBanner />, '/');
  expect(container).toBeEmptyDOMElement();
});

test('dismissed once, it stays away for this product only', async () => {
  const {unmount} = renderInSite(<ProductStatusBanner />, '/core/');
  await userEvent.click(screen.getByRole('button', {name: 'Dismiss the status of Toolpad Core'}));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  renderInSite(<ProductStatusBanner />, '/core/react-account/');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  renderInSite(<ProductStatusBanner />, '/studio/');
  expect(screen.getByRole('complementary', {name: 'Status of Toolpad Studio'})).toBeInTheDocument();
});

test('closes for this visit where storage is blocked', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderInSite(<ProductStatusBanner />, '/core/');
  await userEvent.click(screen.getByRole('button', {name: 'Dismiss the status of Toolpad Core'}));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(errors).toHaveBeenCalledTimes(1);
});

test.each(['', 'false', '{"dismissed":1}', 'TRUE'])('a stored %j does not hide it', (value) => {
  localStorage.setItem('toolpad-status-dismissed-core', value);
  renderInSite(<ProductStatusBanner />, '/core/');
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});
