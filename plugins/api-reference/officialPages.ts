/** The component pages that the official site has too; ours keep their addresses. In its order. */
export const OFFICIAL_COMPONENTS = [
  'Account',
  'AccountPopoverFooter',
  'AccountPopoverHeader',
  'AccountPreview',
  'AppProvider',
  'Create',
  'Crud',
  'CrudForm',
  'CrudProvider',
  'DashboardLayout',
  'DashboardSidebarPageItem',
  'DialogsProvider',
  'Edit',
  'List',
  'LocalizationProvider',
  'NotificationsProvider',
  'PageContainer',
  'PageHeader',
  'PageHeaderToolbar',
  'Show',
  'SignInButton',
  'SignInPage',
  'SignOutButton',
  'ThemeSwitcher',
  'ToolbarActions',
] as const;

/** The hook pages of the official site with their addresses below the product. In its order. */
export const OFFICIAL_HOOKS: ReadonlyMap<string, string> = new Map([
  ['useNotifications', '/react-use-notifications/api/'],
  ['useDialogs', '/react-use-dialogs/api/'],
  ['useLocalStorageState', '/react-persistent-state/use-local-storage-state-api/'],
  ['useSession', '/react-use-session/api/'],
  ['useSessionStorageState', '/react-persistent-state/use-session-storage-state-api/'],
]);
