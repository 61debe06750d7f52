import {itemOf, pageOf} from './layoutParts';
import type {PageActs} from './types';

export const OVERVIEW_ACTS: PageActs = {
  async OverviewDashboard(demo) {
    await demo.part('button', 'Open the vents').click();
    await demo.part('alert').contains('The vents are open.');
    await itemOf(demo, 'Glasshouses').click();
    await demo.part('row', /Palm house/).isSeen();
  },
};

export const TUTORIAL_ACTS: PageActs = {
  async TutorialTwoPages(demo) {
    await itemOf(demo, 'Orders').click();
    await pageOf(demo).text('Nine bags wait to be ground.').isSeen();
  },

  async TutorialPageAdded(demo) {
    await itemOf(demo, 'Orders').click();
    await pageOf(demo).text('This page was here before.').isSeen();
    await itemOf(demo, 'Beans').click();
    await pageOf(demo)
      .text(/Forty sacks/)
      .isSeen();
  },
};

export const REACT_ROUTER_ACTS: PageActs = {
  async GuardedRoutes(demo) {
    await demo.part('button', 'Sign in with Google').click();
    await demo.part('heading', 'Snow').isSeen();
    await pageOf(demo).text('140 cm.').isSeen();
  },
};
