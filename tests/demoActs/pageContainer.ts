import type {PageActs} from './types';

export const PAGE_CONTAINER_ACTS: PageActs = {
  async PageContainerBasic(demo) {
    await demo.part('heading', 'Meadow hive').isSeen();
    await demo.part('link', 'Hives').hasAttribute('href', '/hives');
    await demo.part('button', 'All hives').click();
    await demo.part('heading', 'Hives').isSeen();
  },

  async PageContainerTitleAndBreadcrumbs(demo) {
    await demo.part('link', 'Archive').click();
    await demo.text('You are at /archive.').isSeen();
    await demo.part('heading', 'Letters from the lighthouse').isSeen();
  },

  async PageContainerDynamicRoute(demo) {
    await demo.part('button', 'Next room').click();
    await demo.part('heading', 'Room 2').isSeen();
    await demo.part('link', 'Rooms').click();
    await demo.part('button', 'Begin in room 1').isSeen();
  },

  async PageContainerStandaloneHeader(demo) {
    await demo.part('button', 'Go to the recipes').click();
    await demo.part('heading', 'Recipes').isSeen();
  },

  async PageContainerToolbarActions(demo) {
    await demo.text('312 swimmers today').isSeen();
    await demo.part('button', 'Week').click();
    await demo.text('2,045 this week').isSeen();
  },

  async PageContainerFullSize(demo) {
    await demo.part('button', 'Pin a note').click();
    await demo.text('Notes on the board: 1').isSeen();
  },
};
