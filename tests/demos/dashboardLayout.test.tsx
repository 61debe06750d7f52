import {screen, waitFor} from '@testing-library/react';
import {getItem, getPage, getSidebar} from './parts';
import {testDemos} from './testDemos';

const COLLAPSE = {name: 'Collapse navigation menu'};
const EXPAND = {name: 'Expand navigation menu'};

testDemos('/core/react-dashboard-layout/', {
  async DashboardLayoutBasic({user}) {
    await user.click(getItem('Stock'));
    expect(getPage().getByText('You are at /stock.')).toBeVisible();
  },

  async DashboardLayoutBranding({user}) {
    expect(getItem('Readers')).toHaveClass('Mui-selected');
    await user.click(screen.getByRole('link', {name: /Lantern Library/}));
    expect(getItem('Loans')).toHaveClass('Mui-selected');
  },

  async DashboardLayoutLinks({user}) {
    await user.click(getItem('Flour and salt'));
    expect(getPage().getByText('/flour-and-salt')).toBeVisible();
  },

  async DashboardLayoutHeadings({user}) {
    expect(getSidebar().getByText('Pharmacy')).toBeVisible();
    await user.click(getItem('Medicines'));
    expect(getPage().getByRole('heading', {name: 'Medicines'})).toBeVisible();
  },

  async DashboardLayoutDividers({user}) {
    expect(getSidebar().getByRole('separator')).toBeInTheDocument();
    await user.click(getItem('Workshop'));
    expect(getPage().getByRole('heading', {name: 'Workshop'})).toBeVisible();
  },

  async DashboardLayoutNestedPages({user}) {
    await user.click(getSidebar().getByText('Sensors'));
    await user.click(getItem('Soil'));
    expect(getPage().getByText('/sensors/soil')).toBeVisible();
  },

  async DashboardLayoutItemActions({user}) {
    await waitFor(() => expect(getSidebar().getByText('3 waiting')).toBeVisible());
    await user.click(screen.getByRole('button', {name: 'Answer a call'}));
    expect(getSidebar().getByText('2 waiting')).toBeVisible();
  },

  async DashboardLayoutPattern({user}) {
    await user.click(screen.getByRole('button', {name: 'Open invoice 2041'}));
    expect(getPage().getByText('/invoices/2041')).toBeVisible();
    expect(getItem('Invoices')).toHaveClass('Mui-selected');
  },

  async DashboardLayoutNoMiniSidebar({user}) {
    // The button that is left opens the drawer of narrow screens.
    expect(screen.getAllByRole('button', {name: /navigation menu/, hidden: true})).toHaveLength(2);
    await user.click(getItem('Huts'));
    expect(getPage().getByRole('heading', {name: 'Huts'})).toBeVisible();
  },

  async DashboardLayoutStartCollapsed({user}) {
    const [, onDesktop] = screen.getAllByRole('button', EXPAND);
    expect(onDesktop).toBeVisible();
    await user.click(onDesktop ?? document.body);
    expect(await screen.findByRole('button', COLLAPSE)).toBeVisible();
  },

  async DashboardLayoutHiddenNavigation({user}) {
    expect(screen.queryByRole('navigation', {name: 'Desktop'})).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', {name: 'Kiosk mode'}));
    expect(getItem('Orders')).toBeVisible();
  },

  async DashboardLayoutFullSizeContent({user}) {
    await user.click(screen.getByRole('button', {name: 'West'}));
    expect(screen.getByRole('button', {name: 'West', pressed: true})).toBeVisible();
    expect(screen.getByRole('button', {name: 'North', pressed: false})).toBeVisible();
  },

  async DashboardLayoutAccount({user}) {
    await user.click(screen.getByRole('button', {name: 'Current User'}));
    await user.click(screen.getByRole('button', {name: /sign out/i}));
    expect(await screen.findByText('Sign in to see who needs food.')).toBeVisible();
    await user.click(await screen.findByRole('button', {name: /sign in/i}));
    expect(screen.getByText('Feeding time is at five.')).toBeVisible();
  },

  async DashboardLayoutCustomPageItems({user}) {
    await user.click(getItem('Berths'));
    expect(getItem('Berths')).toHaveClass('Mui-selected');
    expect(getItem('Sea chart')).toHaveAttribute('target', '_blank');
    expect(getItem('Tides (soon)')).toHaveAttribute('aria-disabled', 'true');
  },

  async DashboardLayoutSlots({user}) {
    expect(screen.getByText('City Bikes')).toBeVisible();
    expect(getSidebar().getByText('312 bikes on the road')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Show alerts'}));
    expect(screen.getByRole('alert')).toHaveTextContent('All docks are in order.');
  },

  async DashboardLayoutSidebarAccount({user}) {
    await user.click(getSidebar().getByRole('button', {name: 'Account menu'}));
    await user.click(screen.getByRole('button', {name: /sign out/i}));
    expect(await getSidebar().findByRole('button', {name: /sign in/i})).toBeVisible();
  },

  async DashboardLayoutSettingsMenu({user}) {
    await user.click(screen.getByRole('button', {name: 'Settings'}));
    await user.click(screen.getByRole('menuitemradio', {name: 'Colours: dark'}));
    await user.click(await screen.findByRole('button', {name: 'Settings'}));
    expect(screen.getByRole('menuitemradio', {name: 'Colours: dark', checked: true})).toBeVisible();
  },
});
