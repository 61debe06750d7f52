import type {PageActs} from './types';

export const USE_SESSION_ACTS: PageActs = {
  async UseSessionBasic(demo) {
    await demo.text('All keys hang on the board.').isSeen();
    await demo.part('switch', 'Ada is on duty').click();
    await demo.text('Ada holds the keys to gate and aviary.').isSeen();
  },
};
