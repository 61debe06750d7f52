import * as React from 'react';
import {screen} from '@testing-library/react';
import {renderInSite} from '../../../tests/setup/renderInSite';
import {NotFoundContent} from './NotFoundContent';

test('suggests the nearest page', async () => {
  renderInSite(<NotFoundContent />, '/core/react-acount/');
  const link = await screen.findByRole('link', {name: 'Account'});
  expect(link).toHaveAttribute('href', '/toolpad/core/react-account/');
  expect(screen.queryByRole('link', {name: 'Data Grid'})).not.toBeInTheDocument();
});

test('leads to both products, also where nothing is near', async () => {
  renderInSite(<NotFoundContent />, '/xyzzy/');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('This page does not exist');
  expect(screen.getByRole('link', {name: 'Toolpad Core'})).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Toolpad Studio'})).toBeInTheDocument();
  await React.act(() => import('@generated/toolpad-page-index/default/pages.json'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
