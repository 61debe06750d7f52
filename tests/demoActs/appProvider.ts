import {itemOf, pageOf} from './layoutParts';
import type {PageActs} from './types';

export const APP_PROVIDER_ACTS: PageActs = {
  async AppProviderBasic(demo) {
    await demo.part('link', /Skerry Ferries/).isSeen();
    await itemOf(demo, 'Piers').click();
    await pageOf(demo)
      .text(/Two piers are open/)
      .isSeen();
  },

  async AppProviderTheme(demo) {
    const other = demo.mode === 'light' ? 'dark' : 'light';
    await demo.part('button', `Switch to ${other} mode`).click();
    await demo.part('button', `Switch to ${demo.mode} mode`).isSeen();
    await demo.documentHas('data-garden-scheme', other);
  },
};
