import {itemOf, pageOf, sidebarOf} from './layoutParts';
import type {PageActs} from './types';

const COLLAPSE = 'Collapse navigation menu';
const EXPAND = 'Expand navigation menu';

export const DASHBOARD_LAYOUT_ACTS: PageActs = {
  async DashboardLayoutBasic(demo) {
    await itemOf(demo, 'Stock').click();
    await pageOf(demo).text('You are at /stock.').isSeen();
  },

  async DashboardLayoutBranding(demo) {
    await itemOf(demo, 'Readers').hasClass('Mui-selected');
    await demo.part('link', /Lantern Library/).click();
    await itemOf(demo, 'Loans').hasClass('Mui-selected');
  },

  async DashboardLayoutLinks(demo) {
    await itemOf(demo, 'Flour and salt').click();
    await pageOf(demo).text('/flour-and-salt').isSeen();
  },

  async DashboardLayoutHeadings(demo) {
    await sidebarOf(demo).text('Pharmacy').isSeen();
    await itemOf(demo, 'Medicines').click();
    await pageOf(demo).part('heading', 'Medicines').isSeen();
  },

  async DashboardLayoutDividers(demo) {
    await sidebarOf(demo).part('separator').hasCount(1);
    await itemOf(demo, 'Workshop').click();
    await pageOf(demo).part('heading', 'Workshop').isSeen();
  },

  async DashboardLayoutNestedPages(demo) {
    await sidebarOf(demo).text('Sensors').click();
    // The items unfold; what moves may slip away from under the pointer.
    await itemOf(demo, 'Soil').isSeen();
    await demo.pause();
    await itemOf(demo, 'Soil').click();
    await pageOf(demo).text('/sensors/soil').isSeen();
  },

  async DashboardLayoutItemActions(demo) {
    await sidebarOf(demo).text('3 waiting').isSeen();
    await demo.part('button', 'Answer a call').click();
    await sidebarOf(demo).text('2 waiting').isSeen();
  },

  async DashboardLayoutPattern(demo) {
    await demo.part('button', 'Open invoice 2041').click();
    await pageOf(demo).text('/invoices/2041').isSeen();
    await itemOf(demo, 'Invoices').hasClass('Mui-selected');
  },

  async DashboardLayoutNoMiniSidebar(demo) {
    if (demo.hasLayout) {
      await demo.part('button', /navigation menu/).isGone();
    }
    await itemOf(demo, 'Huts').click();
    await pageOf(demo).part('heading', 'Huts').isSeen();
  },

  async DashboardLayoutStartCollapsed(demo) {
    await demo.part('button', COLLAPSE).isGone();
    await demo.part('button', EXPAND).nth(-1).click();
    await demo.part('button', COLLAPSE).isSeen();
  },

  async DashboardLayoutHiddenNavigation(demo) {
    await sidebarOf(demo).isGone();
    await demo.part('switch', 'Kiosk mode').click();
    await itemOf(demo, 'Orders').isSeen();
  },

  async DashboardLayoutFullSizeContent(demo) {
    await demo.part('button', 'West').click();
    await demo.part('button', 'West').hasAttribute('aria-pressed', 'true');
    await demo.part('button', 'North').hasAttribute('aria-pressed', 'false');
  },

  async DashboardLayoutAccount(demo) {
    await demo.part('button', 'Current User').click();
    await demo.part('button', /sign out/i).click();
    await demo.text('Sign in to see who needs food.').isSeen();
    await demo.part('button', /sign in/i).click();
    await demo.text('Feeding time is at five.').isSeen();
  },

  async DashboardLayoutCustomPageItems(demo) {
    await itemOf(demo, 'Berths').click();
    await itemOf(demo, 'Berths').hasClass('Mui-selected');
    await itemOf(demo, 'Sea chart').hasAttribute('target', '_blank');
    await itemOf(demo, 'Tides (closed)').hasAttribute('aria-disabled', 'true');
  },

  async DashboardLayoutSlots(demo) {
    await demo.text('City Bikes').isSeen();
    await sidebarOf(demo).text('312 bikes on the road').isSeen();
    await demo.part('button', 'Show alerts').click();
    await demo.part('alert').contains('All docks are in order.');
  },

  async DashboardLayoutSidebarAccount(demo) {
    await sidebarOf(demo).part('button', 'Account menu').click();
    await demo.part('button', /sign out/i).click();
    await sidebarOf(demo)
      .part('button', /sign in/i)
      .isSeen();
  },

  async DashboardLayoutSettingsMenu(demo) {
    await demo.part('button', 'Settings').click();
    await demo.part('menuitemradio', 'Colors: dark').isSeen();
    await demo.pause();
    await demo.part('menuitemradio', 'Colors: dark').click();
    await demo.part('menuitemradio', 'Colors: dark').isGone();
    await demo.part('button', 'Settings').click();
    await demo.part('menuitemradio', 'Colors: dark').isChecked(true);
  },
};
