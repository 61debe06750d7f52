import type {PageActs} from './types';

export const PERSISTENT_STATE_ACTS: PageActs = {
  async PersistentStateString(demo) {
    await demo.field('Note').clear();
    await demo.field('Note').type('Prune the roses');
    await demo.reload();
    await demo.field('Note').holds('Prune the roses');
    await demo.part('button', 'Forget the note').click();
    await demo.field('Note').holds('Water the ferns');
  },

  async PersistentStateDayjs(demo) {
    await demo.text('Thursday, 1 May').isSeen();
    await demo.part('button', 'A day later').click();
    await demo.text('Friday, 2 May').isSeen();
    await demo.reload();
    await demo.text('Friday, 2 May').isSeen();
  },

  async PersistentStateParseError(demo) {
    await demo.part('button', 'One more').click();
    await demo.part('alert').contains('Rain this week: 1 mm');
    await demo.part('button', 'Store “a lot”').click();
    await demo.reload();
    await demo.part('alert').contains('The stored text is not a number.');
    await demo.pause();
    await demo.part('button', 'Empty the gauge').click();
    await demo.part('alert').contains('Rain this week: 0 mm');
  },

  async PersistentStateZod(demo) {
    await demo.part('checkbox', 'tent').click();
    await demo.reload();
    await demo.part('checkbox', 'tent').isChecked(true);
    await demo.store('demo-packing', '{"tent": "yes"}');
    await demo.reload();
    await demo.part('checkbox', 'tent').isChecked(false);
  },
};
