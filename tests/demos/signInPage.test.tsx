import {screen} from '@testing-library/react';
import {testDemos} from './testDemos';

const EMAIL = 'reader@mail.example';

testDemos('/core/react-sign-in-page/', {
  async SignInPageOAuth({user}) {
    expect(screen.getAllByRole('button')).toHaveLength(4);
    await user.click(screen.getByRole('button', {name: 'Sign in with GitHub'}));
    expect(await screen.findByText('Signed in with GitHub.')).toBeVisible();
  },

  async SignInPageMagicLink({user}) {
    await user.type(screen.getByLabelText(/Email/), EMAIL);
    await user.click(screen.getByRole('button', {name: /Sign in with e-mail/}));
    expect(await screen.findByRole('alert')).toHaveTextContent(EMAIL);
  },

  async SignInPagePasskey({user}) {
    await user.type(screen.getByLabelText(/Email/), EMAIL);
    await user.click(screen.getByRole('button', {name: /Passkey/}));
    expect(await screen.findByText(`The vault is open for ${EMAIL}.`)).toBeVisible();
  },

  async SignInPageCredentials({user}) {
    await user.type(screen.getByLabelText(/Email/), EMAIL);
    await user.type(screen.getByLabelText(/Password/), 'secret');
    await user.click(screen.getByRole('button', {name: /Sign in/}));
    expect(await screen.findByText(`Welcome aboard, ${EMAIL}.`)).toBeVisible();
  },

  async SignInPageError({user}) {
    await user.click(screen.getByRole('button', {name: 'Sign in with Google'}));
    expect(await screen.findByRole('alert')).toHaveTextContent('Google did not answer.');
    expect(screen.getByRole('button', {name: 'Sign in with Google'})).toBeEnabled();
  },

  async SignInPageBranding({user}) {
    expect(screen.getByRole('heading', {name: 'Sign in to Sunfield Solar'})).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Sign in with Keycloak'}));
    expect(await screen.findByText('The panels deliver 84 kW.')).toBeVisible();
  },

  async SignInPageTheme({user}) {
    await user.click(screen.getByRole('button', {name: 'Sign in with Okta'}));
    expect(await screen.findByText('The kiln awaits you.')).toBeVisible();
  },

  async SignInPageSlots({user}) {
    await user.type(screen.getByLabelText(/Card number/), '4711');
    await user.type(screen.getByLabelText(/PIN/), '0000');
    await user.click(screen.getByRole('button', {name: 'Open the door'}));
    expect(await screen.findByText('Card 4711: the door is open.')).toBeVisible();
  },

  async SignInPageSlotProps({user}) {
    await user.type(screen.getByLabelText(/Staff e-mail/), EMAIL);
    await user.type(screen.getByLabelText(/Password/), 'secret');
    await user.click(screen.getByRole('checkbox', {name: 'Stay signed in'}));
    await user.click(screen.getByRole('button', {name: /Sign in/}));
    expect(await screen.findByText('Signed in for thirty days.')).toBeVisible();
  },

  async SignInPageLocalized({user}) {
    expect(screen.getByRole('heading', {name: 'Anmelden: Imkerei'})).toBeVisible();
    await user.type(screen.getByLabelText(/E-Mail/), EMAIL);
    await user.type(screen.getByLabelText(/Passwort/), 'geheim');
    await user.click(screen.getByRole('button', {name: 'Anmelden'}));
    expect(await screen.findByText('Willkommen zurück.')).toBeVisible();
  },
});
