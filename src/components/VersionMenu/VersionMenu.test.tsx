import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {VersionMenu} from './VersionMenu';

function menu() {
  return screen.getByRole('group');
}

test.each([
  ['/core/react-account/', 'Toolpad Core v0.15.0: versions', 'Core v0.15.0 (this site)'],
  ['/studio/', 'Toolpad Studio v0.13.0: versions', 'Studio v0.13.0 (this site)'],
])('on %s it shows %s', (path, label, current) => {
  renderInSite(<VersionMenu />, path);
  expect(screen.getByLabelText(label)).toBeInTheDocument();
  expect(screen.getByText(current)).toHaveAttribute('aria-current', 'true');
});

test('shows nothing on pages without a product', () => {
  const {container} = renderInSite(<VersionMenu />, '/');
  expect(container).toBeEmptyDOMElement();
});

test('Escape closes it and returns to its button; a click elsewhere closes it', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <VersionMenu />
      <p>Elsewhere</p>
    </>,
    '/core/',
  );
  const button = screen.getByLabelText('Toolpad Core v0.15.0: versions');
  await user.click(button);
  expect(menu()).toHaveAttribute('open');
  screen.getByRole('link', {name: 'All releases'}).focus();
  await user.keyboard('{Escape}');
  expect(menu()).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByText('Elsewhere'));
  expect(menu()).not.toHaveAttribute('open');
});

test('is a plain list of links in the menu of small screens', () => {
  renderInSite(<VersionMenu mobile />, '/core/');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
