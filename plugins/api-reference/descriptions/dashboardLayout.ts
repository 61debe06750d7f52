import {GUIDES, type Descriptions} from './describe';

export const DASHBOARD_LAYOUT: Descriptions = {
  DashboardLayout: {
    summary:
      '`DashboardLayout` draws the app bar, the sidebar and the content area. It has to be inside `AppProvider`.',
    members: {
      children: 'The current page. It scrolls inside the layout.',
      branding:
        'Overrides fields of the branding of the provider; the fields that you leave out stay.',
      navigation:
        'Replaces the navigation of the provider in the sidebar. Set it on the provider instead; this prop logs a warning.',
      defaultSidebarCollapsed:
        'Whether the sidebar starts as a column of icons on screens of at least 900 px.',
      disableCollapsibleSidebar:
        'Takes away the button that collapses the sidebar. Below 900 px the sidebar then is a drawer over the page.',
      hideNavigation: 'Leaves out the sidebar and the menu button.',
      sidebarExpandedWidth: 'The width of the open sidebar; a number is in pixels.',
      renderPageItem:
        'Draws one page item of the sidebar in your way. `mini` says whether the sidebar is collapsed. Items below other items keep their default look.',
      slots: 'Components that replace parts of the layout; see [Slots](#slots).',
      slotProps: 'Props for the parts of the layout; see [Slots](#slots).',
      sx: 'Styles for the outermost element.',
    },
    page: {
      meta: 'Import, props and slots of DashboardLayout, the app bar and sidebar around the pages of an app.',
      guides: [GUIDES.dashboardLayout],
    },
  },
  DashboardLayoutSlots: {
    summary: 'The parts of `DashboardLayout` that you can replace.',
    members: {
      appTitle: 'Logo and name in the app bar. The default links them to the home page.',
      toolbarActions: 'The start of the group at the end of the app bar.',
      toolbarAccount: 'The end of that group: the user menu.',
      sidebarFooter: 'Below the navigation in the sidebar. It gets `mini`.',
    },
  },
  DashboardLayoutSlotProps: {summary: 'Props for the slots of `DashboardLayout`.'},
  SidebarFooterProps: {
    summary: 'The props that the `sidebarFooter` slot gets.',
    members: {mini: 'Whether the sidebar is collapsed to icons.'},
  },
  AppTitleProps: {
    summary: 'The props of the default `appTitle`.',
    members: {branding: 'Wins over the branding of the layout and of the provider.'},
  },
  DashboardSidebarPageItem: {
    summary:
      '`DashboardSidebarPageItem` is one page item of the sidebar. You use it in the `renderPageItem` function of `DashboardLayout`; anywhere else it throws.',
    members: {
      item: 'The item of the navigation to draw.',
      href: 'Where the item leads. An address that starts with `http://` or `https://` opens in a new tab.',
      LinkComponent: 'The element or component for the link; for an external `href` it is `a`.',
      expanded: 'Whether the items below are shown. The layout sets it; your value wins.',
      selected:
        'Whether the item looks like the current page. The layout sets it; your value wins.',
      disabled: 'Grays the item out and takes it off the keyboard.',
    },
    page: {
      meta: 'Import and props of DashboardSidebarPageItem, one entry of the sidebar, for use in renderPageItem.',
      guides: [GUIDES.dashboardLayout],
    },
  },
  DashboardSidebarPageItemContextProps: {
    summary: 'What the layout hands to the page item that it draws. You do not set it yourself.',
    members: {
      id: 'Tells the items of one sidebar apart.',
      onClick: 'Opens or closes an item with children, and closes the drawer after another one.',
      isMini: 'Whether the sidebar is collapsed to icons.',
      isSidebarFullyExpanded: 'Whether the sidebar has finished opening.',
      isSidebarFullyCollapsed: 'Whether the sidebar has finished closing.',
      renderNestedNavigation: 'Draws the items below this one.',
    },
  },
  ThemeSwitcher: {
    summary:
      '`ThemeSwitcher` is a button that toggles between light and dark. It renders nothing if the theme has only one of the two. The default toolbar of `DashboardLayout` contains it.',
    page: {
      meta: 'Import of ThemeSwitcher, the button that toggles a Toolpad Core app between light and dark mode.',
      guides: [GUIDES.dashboardLayout],
    },
  },
  ToolbarActions: {
    summary:
      '`ToolbarActions` is what `DashboardLayout` shows in its `toolbarActions` slot by default: a row with the `ThemeSwitcher`. Use it in your own slot component to keep the switcher and add more.',
    page: {
      meta: 'Import of ToolbarActions, the default content of the toolbar slot in the Dashboard Layout app bar.',
      guides: [GUIDES.dashboardLayout],
    },
  },
};
