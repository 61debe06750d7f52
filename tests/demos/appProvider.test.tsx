import {screen} from '@testing-library/react';
import {getItem, getPage} from './parts';
import {testDemos} from './testDemos';

testDemos('/core/react-app-provider/', {
  async AppProviderBasic({user}) {
    expect(screen.getByRole('link', {name: /Skerry Ferries/})).toBeVisible();
    await user.click(getItem('Piers'));
    expect(getPage().getByText(/Two piers are open/)).toBeVisible();
  },

  async AppProviderTheme({user}) {
    await user.click(screen.getByRole('button', {name: 'Switch to dark mode'}));
    expect(await screen.findByRole('button', {name: 'Switch to light mode'})).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-garden-scheme', 'dark');
  },
});
