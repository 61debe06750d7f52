/** A rule that a demo breaks through no fault of ours. */
export interface AxeException {
  readonly rule: string;
  /** What the element's HTML looks like. */
  readonly html: RegExp;
  /** The demos in which it occurs. A demo in which it no longer does fails its test. */
  readonly demos: readonly string[];
  /** The mode in which it occurs; undefined for both. */
  readonly mode?: 'light' | 'dark';
  /** Why it cannot be mended with public props. */
  readonly why: string;
}

export const AXE_EXCEPTIONS: readonly AxeException[] = [
  {
    rule: 'label',
    html: /^<input .*name="input"/,
    demos: ['DialogsPrompt'],
    why: 'The field of dialogs.prompt() has no label, and no option sets one.',
  },
  {
    rule: 'list',
    html: /^<ul class="MuiList-root/,
    demos: ['DashboardLayoutNestedPages'],
    why: 'Unfolded items stand in a <div> of Collapse inside the <ul> of the sidebar.',
  },
  {
    rule: 'color-contrast',
    html: /^<span class="[^"]*MuiListItemText-primary/,
    // Those whose act ends with the pointer on the item that it has selected.
    demos: [
      'AppProviderBasic',
      'DashboardLayoutBasic',
      'DashboardLayoutLinks',
      'DashboardLayoutHeadings',
      'DashboardLayoutDividers',
      'DashboardLayoutNestedPages',
      'DashboardLayoutNoMiniSidebar',
      'DashboardLayoutCustomPageItems',
      'OverviewDashboard',
      'TutorialTwoPages',
      'TutorialPageAdded',
    ],
    mode: 'dark',
    why: 'The selected item under the pointer: 4.15 to 1, from the colours of Material UI.',
  },
];
