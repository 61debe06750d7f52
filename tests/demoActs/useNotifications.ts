import type {PageActs} from './types';

export const USE_NOTIFICATIONS_ACTS: PageActs = {
  async NotificationsBasic(demo) {
    await demo.part('button', 'Brew tea').click();
    await demo.part('alert').contains('The tea has drawn.');
    await demo.pause();
    await demo.part('button', 'Close').click();
    await demo.part('alert').isGone();
  },

  async NotificationsSeverities(demo) {
    await demo.part('button', 'warning').click();
    await demo.part('alert').contains('four minutes late');
    await demo.part('alert').hasClass('MuiAlert-colorWarning');
    await demo.pause();
  },

  async NotificationsQueue(demo) {
    await demo.part('button', 'Take in three parcels').click();
    await demo.text('A parcel for Kai').isSeen();
    await demo.text('3').isSeen();
    await demo.pause();
    await demo.part('button', 'Close').click();
    await demo.text('A parcel for Noor').isSeen();
    await demo.text('2').isSeen();
  },

  async NotificationsCloseByKey(demo) {
    const pump = demo.part('switch', 'Water pump');
    await pump.click();
    await demo.part('alert').contains('The pump is running.');
    await demo.pause();
    await pump.click();
    await demo.part('alert').isGone();
  },

  async NotificationsDedupe(demo) {
    await demo.part('button', 'Light the lamp (0 failed)').click();
    await demo.part('button', 'Light the lamp (1 failed)').click();
    await demo.part('button', 'Light the lamp (2 failed)').isSeen();
    await demo.part('alert').hasCount(1);
    await demo.pause();
    await demo.part('button', 'Reset').click();
    await demo.part('alert').isGone();
    await demo.part('button', 'Light the lamp (0 failed)').isSeen();
  },

  async NotificationsScopedProvider(demo) {
    await demo.part('button', 'Ring in the hall').click();
    await demo.part('button', 'Ring in the attic').click();
    await demo.text('Ring from the hall').isSeen();
    await demo.text('Ring from the attic').isSeen();
    await demo.pause();
  },
};
