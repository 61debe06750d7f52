import type {PageActs} from './types';

const EMAIL = 'reader@mail.example';

export const SIGN_IN_PAGE_ACTS: PageActs = {
  async SignInPageOAuth(demo) {
    await demo.part('button').hasCount(4);
    await demo.part('button', 'Sign in with GitHub').click();
    await demo.text('Signed in with GitHub.').isSeen();
  },

  async SignInPageMagicLink(demo) {
    await demo.field(/Email/).type(EMAIL);
    await demo.part('button', /Sign in with e-mail/).click();
    await demo.part('alert').contains(EMAIL);
  },

  async SignInPagePasskey(demo) {
    await demo.field(/Email/).type(EMAIL);
    await demo.part('button', /Passkey/).click();
    await demo.text(`The vault is open for ${EMAIL}.`).isSeen();
  },

  async SignInPageCredentials(demo) {
    await demo.field(/Email/).type(EMAIL);
    await demo.field(/Password/).type('secret');
    await demo.part('button', /Sign in/).click();
    await demo.text(`Welcome aboard, ${EMAIL}.`).isSeen();
  },

  async SignInPageError(demo) {
    await demo.part('button', 'Sign in with Google').click();
    await demo.part('alert').contains('Google did not answer.');
    await demo.part('button', 'Sign in with Google').isEnabled();
  },

  async SignInPageBranding(demo) {
    await demo.part('heading', 'Sign in to Sunfield Solar').isSeen();
    await demo.part('button', 'Sign in with Keycloak').click();
    await demo.text('The panels deliver 84 kW.').isSeen();
  },

  async SignInPageTheme(demo) {
    await demo.part('button', 'Sign in with Okta').click();
    await demo.text('The kiln awaits you.').isSeen();
  },

  async SignInPageSlots(demo) {
    await demo.field(/Card number/).type('4711');
    await demo.field(/PIN/).type('0000');
    await demo.part('button', 'Open the door').click();
    await demo.text('Card 4711: the door is open.').isSeen();
  },

  async SignInPageSlotProps(demo) {
    await demo.field(/Staff e-mail/).type(EMAIL);
    await demo.field(/Password/).type('secret');
    await demo.part('checkbox', 'Stay signed in').click();
    await demo.part('button', /Sign in/).click();
    await demo.text('Signed in for thirty days.').isSeen();
  },

  async SignInPageLocalized(demo) {
    await demo.part('heading', 'Anmelden: Imkerei').isSeen();
    await demo.field(/E-Mail/).type(EMAIL);
    await demo.field(/Passwort/).type('geheim');
    await demo.part('button', 'Anmelden').click();
    await demo.text('Willkommen zurück.').isSeen();
  },
};
