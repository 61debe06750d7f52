import {GUIDES, type Descriptions} from './describe';

export const PAGE_CONTAINER: Descriptions = {
  PageContainer: {
    summary:
      '`PageContainer` sets the width of a page and puts a header with title and breadcrumbs above its content.',
    members: {
      children: 'The content of the page.',
      title: 'The heading. Without it the title of the active page in the navigation is used.',
      breadcrumbs:
        'The trail above the heading. Without it the trail of the active page in the navigation is used.',
      slots: 'The component that replaces the header; see [Slots](#slots).',
      slotProps: 'Props for the header; see [Slots](#slots).',
      sx: 'Styles for the Container around header and content.',
    },
    page: {
      meta: 'Import, props, slots and CSS classes of PageContainer, which gives a page its width, title and breadcrumbs.',
      guides: [GUIDES.pageContainer],
      notes: [
        'Define a component for the `header` slot outside your page, or keep it with `useMemo`. One that is defined while rendering starts anew each time.',
      ],
    },
  },
  PageContainerSlots: {
    summary: 'The part of `PageContainer` that you can replace.',
    members: {header: 'The header. It gets `title` and `breadcrumbs` as you gave them.'},
  },
  PageContainerSlotProps: {summary: 'Props for the slot of `PageContainer`.'},
  Breadcrumb: {
    summary: 'One step of the trail.',
    members: {
      title: 'What the step is called.',
      path: 'Where the step leads. A step without it is plain text.',
    },
  },
  PageHeader: {
    summary:
      '`PageHeader` shows breadcrumbs, title and toolbar of a page. `PageContainer` contains one; on its own it works in a layout of yours.',
    members: {
      title: 'The heading. Without it the title of the active page in the navigation is used.',
      breadcrumbs:
        'The trail above the heading. Without it the trail of the active page in the navigation is used.',
      slots: 'The component that replaces the toolbar; see [Slots](#slots).',
      slotProps: 'Props for the toolbar; see [Slots](#slots).',
    },
    page: {
      meta: 'Import, props and slots of PageHeader, the breadcrumbs, title and toolbar at the top of a page.',
      guides: [GUIDES.pageContainer],
    },
  },
  PageHeaderSlots: {
    summary: 'The part of `PageHeader` that you can replace.',
    members: {toolbar: 'The place for actions beside the title.'},
  },
  PageHeaderSlotProps: {summary: 'Props for the slot of `PageHeader`.'},
  PageHeaderToolbar: {
    summary:
      '`PageHeaderToolbar` is the row for the actions of a page, at the end of its header. Use it in a `toolbar` slot of your own.',
    members: {children: 'The actions, usually buttons.'},
    page: {
      meta: 'Import and props of PageHeaderToolbar, the row for the actions of a page in its header.',
      guides: [GUIDES.pageContainer],
    },
  },
  useActivePage: {
    summary:
      '`useActivePage` finds the current page in the navigation of the provider: its title, path and breadcrumbs.',
    returns:
      'The page, or `null` when no item of the navigation fits the path. That is also so outside an `AppProvider`.',
    page: {
      meta: 'Import and result of useActivePage, the hook that finds the current page in the navigation.',
      guides: [GUIDES.pageContainer],
    },
  },
  ActivePage: {
    summary: 'The current page, as the navigation describes it.',
    members: {
      title: 'The title of the item, or its segment if it has no title.',
      path: 'The path of the item. For a page that a `pattern` matches it is the path without the variable part.',
      breadcrumbs: 'The trail, from the item at `/` if there is one to this page.',
    },
  },
};
