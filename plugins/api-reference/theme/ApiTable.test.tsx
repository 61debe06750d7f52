import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {ApiRow} from './ApiRow';
import {ApiTable} from './ApiTable';

function renderTable(): void {
  renderInSite(
    <ApiTable label="Props of Box" columns={['Name', 'Type', 'Description']}>
      <ApiRow
        id="props-color"
        name="boxColor"
        type={[{text: 'Color', to: '/core/#c'}, ' | null']}
        required
      >
        Its colour.
      </ApiRow>
      {'\n'}
      <ApiRow
        id="props-old"
        name="old"
        type={['boolean']}
        defaultValue="false"
        since="0.8.0"
        deprecated
      >
        Not used.
      </ApiRow>
    </ApiTable>,
    '/core/api/box/',
  );
}

test('a table has a name, columns and a row for each member', () => {
  renderTable();
  const table = screen.getByRole('table', {name: 'Props of Box'});
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
});

test('the name of a member leads to its own row', () => {
  renderTable();
  // jsdom reads the place where the name may break as a space; browsers do not.
  const link = screen.getByRole('link', {name: /^box ?Color$/});
  expect(link).toHaveAttribute('href', '#props-color');
  expect(link.closest('tr')).toHaveAttribute('id', 'props-color');
});

test('a type leads to its definition', () => {
  renderTable();
  expect(screen.getByRole('link', {name: 'Color'})).toHaveAttribute('href', '/toolpad/core/#c');
});

test('a row says what is required, deprecated, when it came and what it defaults to', () => {
  renderTable();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('boxColorRequiredColor | nullIts colour.');
  expect(second).toHaveTextContent('oldDeprecatedSince 0.8.0booleanDefault: falseNot used.');
});
