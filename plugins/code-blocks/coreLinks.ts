import {findNamedImports} from './parseTypeScript';

const PACKAGE = /^@toolpad\/core(?:\/|$)/;

const API = '/core/api';

/**
 * Where each export of `@toolpad/core` is described, below the base URL. A test holds the addresses
 * against the page tree.
 */
export const CORE_EXPORT_PAGES: Readonly<Partial<Record<string, string>>> = {
  Account: `${API}/account/`,
  AccountPopoverFooter: `${API}/account-popover-footer/`,
  AccountPopoverHeader: `${API}/account-popover-header/`,
  AccountPreview: `${API}/account-preview/`,
  AppProvider: `${API}/app-provider/`,
  Create: `${API}/create/`,
  Crud: `${API}/crud/`,
  CrudForm: `${API}/crud-form/`,
  CrudProvider: `${API}/crud-provider/`,
  DashboardLayout: `${API}/dashboard-layout/`,
  DashboardSidebarPageItem: `${API}/dashboard-sidebar-page-item/`,
  DialogsProvider: `${API}/dialogs-provider/`,
  Edit: `${API}/edit/`,
  List: `${API}/list/`,
  LocalizationProvider: `${API}/localization-provider/`,
  NextAppProvider: `${API}/app-provider/`,
  NotificationsProvider: `${API}/notifications-provider/`,
  PageContainer: `${API}/page-container/`,
  PageHeader: `${API}/page-header/`,
  PageHeaderToolbar: `${API}/page-header-toolbar/`,
  ReactRouterAppProvider: `${API}/app-provider/`,
  Show: `${API}/show/`,
  SignInButton: `${API}/sign-in-button/`,
  SignInPage: `${API}/sign-in-page/`,
  SignOutButton: `${API}/sign-out-button/`,
  ThemeSwitcher: `${API}/theme-switcher/`,
  ToolbarActions: `${API}/toolbar-actions/`,
  useDialogs: '/core/react-use-dialogs/api/',
  useLocalStorageState: '/core/react-persistent-state/use-local-storage-state-api/',
  useNotifications: '/core/react-use-notifications/api/',
  useSession: '/core/react-use-session/api/',
  useSessionStorageState: '/core/react-persistent-state/use-session-storage-state-api/',
};

/**
 * The names in a block that lead to an API page: those that it imports from Toolpad Core.
 *
 * @param code - TypeScript or JavaScript
 * @param baseUrl - where the site is served, such as `/toolpad/`
 * @returns address by the name in the code
 */
export function findCoreLinks(code: string, baseUrl: string): Map<string, string> {
  return new Map(
    findNamedImports(code).flatMap(({local, exported, from}): [string, string][] => {
      const page = Object.hasOwn(CORE_EXPORT_PAGES, exported) ? CORE_EXPORT_PAGES[exported] : null;
      return page && PACKAGE.test(from) ? [[local, baseUrl.replace(/\/$/, '') + page]] : [];
    }),
  );
}
