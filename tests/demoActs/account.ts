import type {PageActs} from './types';

export const ACCOUNT_ACTS: PageActs = {
  async AccountSignedIn(demo) {
    await demo.part('button', 'Current User').click();
    await demo.part('button', /sign out/i).isSeen();
    await demo.pause();
    await demo.part('button', /sign out/i).click();
    await demo.text('The gate is closed.').isSeen();
  },

  async AccountSignedOut(demo) {
    await demo.part('button', /sign in/i).click();
    await demo.part('button', 'Current User').isSeen();
  },

  async AccountExpandedPreview(demo) {
    await demo.text('elif@lighthouse.example').isSeen();
    await demo.part('button', 'Account menu').click();
    await demo.part('button', /sign out/i).click();
    await demo.part('button', /sign in/i).isSeen();
  },

  async AccountSwitcher(demo) {
    await demo.part('button', 'Current User').click();
    await demo.part('menuitem', 'Shop on the hill').isSeen();
    await demo.pause();
    await demo.part('menuitem', 'Shop on the hill').click();
    await demo.text('Till of: Shop on the hill').isSeen();
  },

  async AccountLocaleText(demo) {
    await demo.part('button', 'Entrar').click();
    await demo.part('button', 'Conta atual').click();
    await demo.part('button', 'Sair').click();
    await demo.part('button', 'Entrar').isSeen();
  },

  async AccountCustomDetails(demo) {
    await demo.part('button', 'Current User').click();
    await demo.text('Kittiwake, berth 12').isSeen();
    await demo.pause();
  },
};
