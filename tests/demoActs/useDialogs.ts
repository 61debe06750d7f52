import type {PageActs} from './types';

export const USE_DIALOGS_ACTS: PageActs = {
  async DialogsCustom(demo) {
    await demo.part('button', 'When is the mill open?').click();
    await demo
      .part('dialog')
      .text(/from ten to four/)
      .isSeen();
    await demo.pause();
    await demo.part('dialog').part('button', 'Close').click();
    await demo.part('dialog').isGone();
  },

  async DialogsPayload(demo) {
    await demo.part('button', 'North pier').click();
    await demo.part('dialog', 'From North pier').isSeen();
    await demo.pause();
    await demo.part('dialog').part('button', 'Back').click();
    await demo.part('dialog').isGone();
  },

  async DialogsResult(demo) {
    await demo.part('button', 'No table reserved').click();
    await demo.part('dialog').isSeen();
    await demo.pause();
    await demo.part('dialog').part('button', 'Garden').click();
    await demo.part('button', 'Garden table reserved').isSeen();
  },

  async DialogsStacked(demo) {
    await demo.part('button', 'Enter the cave').click();
    await demo.part('dialog').part('button', 'Go deeper').click();
    await demo.part('button', 'Climb out of cave 2').isSeen();
    await demo.pause();
    await demo.part('button', 'Climb out of cave 2').click();
    await demo.part('button', 'Climb out of cave 1').click();
    await demo.part('dialog').isGone();
  },

  async DialogsAlert(demo) {
    await demo.part('button', 'Check the weather').click();
    await demo
      .part('dialog')
      .text(/Frost tonight/)
      .isSeen();
    await demo.pause();
    await demo.part('dialog').part('button').click();
    await demo.part('dialog').isGone();
  },

  async DialogsConfirm(demo) {
    await demo.part('button', 'Drafts in the drawer: 4').click();
    await demo.part('dialog').isSeen();
    await demo.pause();
    await demo.part('dialog').part('button', 'Keep').click();
    await demo.part('button', 'Drafts in the drawer: 4').click();
    await demo.part('dialog').part('button', 'Shred').click();
    await demo.part('button', 'The drawer is empty').isDisabled();
  },

  async DialogsPrompt(demo) {
    await demo.part('button', 'Fig tree: Nameless').click();
    await demo.part('dialog').isSeen();
    await demo.pause();
    await demo.part('dialog').part('textbox').type('Olive');
    await demo.part('dialog').part('button', 'Name it').click();
    await demo.part('button', 'Fig tree: Olive').click();
    await demo.part('button', 'Cancel').click();
    await demo.part('button', 'Fig tree: Olive').isSeen();
  },

  async DialogsComplexPayload(demo) {
    await demo.part('button', 'B7: 40 apples').click();
    const apples = demo.part('dialog').part('spinbutton', 'Apples');
    await apples.isSeen();
    await demo.pause();
    await apples.clear();
    await apples.type('55');
    await demo.part('dialog').part('button', 'Save').click();
    await demo.part('dialog').isSeen();
    await demo.part('button', 'B7: 55 apples').isSeen();
  },
};
