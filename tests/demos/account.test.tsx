import {screen} from '@testing-library/react';
import {testDemos} from './testDemos';

testDemos('/core/react-account/', {
  async AccountSignedIn({user}) {
    await user.click(screen.getByRole('button', {name: 'Current User'}));
    await user.click(screen.getByRole('button', {name: /sign out/i}));
    expect(await screen.findByText('The gate is closed.')).toBeVisible();
  },

  async AccountSignedOut({user}) {
    await user.click(screen.getByRole('button', {name: /sign in/i}));
    expect(screen.getByRole('button', {name: 'Current User'})).toBeVisible();
  },

  async AccountExpandedPreview({user}) {
    expect(screen.getByText('elif@lighthouse.example')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Account menu'}));
    await user.click(screen.getByRole('button', {name: /sign out/i}));
    expect(await screen.findByRole('button', {name: /sign in/i})).toBeVisible();
  },

  async AccountSwitcher({user}) {
    await user.click(screen.getByRole('button', {name: 'Current User'}));
    await user.click(screen.getByRole('menuitem', {name: 'Shop on the hill'}));
    expect(await screen.findByText('Till of: Shop on the hill')).toBeVisible();
  },

  async AccountLocaleText({user}) {
    await user.click(screen.getByRole('button', {name: 'Entrar'}));
    await user.click(screen.getByRole('button', {name: 'Conta atual'}));
    await user.click(screen.getByRole('button', {name: 'Sair'}));
    expect(await screen.findByRole('button', {name: 'Entrar'})).toBeVisible();
  },

  async AccountCustomDetails({user}) {
    await user.click(screen.getByRole('button', {name: 'Current User'}));
    expect(screen.getByText('Kittiwake, berth 12')).toBeVisible();
  },
});
