// The page tree of Toolpad Core: its order, names and nesting. WRITING.md explains how to edit it.
import {defineSidebar} from './plugins/product-docs/defineSidebar';
import type {PageTreeNode} from './src/shared/pageTree';

const introduction: PageTreeNode = {
  title: 'Introduction',
  children: [
    {pathname: '/core/introduction/', title: 'Overview'},
    {pathname: '/core/introduction/installation/', title: 'Installation'},
    {pathname: '/core/introduction/base-concepts/', title: 'Base concepts'},
    {pathname: '/core/introduction/tutorial/', title: 'Tutorial'},
    {pathname: '/core/introduction/examples/', title: 'Examples', newFeature: true},
    {pathname: '/core/introduction/roadmap/', title: 'Roadmap'},
    {pathname: '/core/introduction/support/', title: 'Support'},
  ],
};

const integrations: PageTreeNode = {
  title: 'Integrations',
  pathname: '/core/integrations/',
  description:
    'Set up Toolpad Core with the router and server of your framework: Next.js or Vite with React Router.',
  children: [
    {pathname: '/core/integrations/nextjs-approuter/', title: 'Next.js App Router'},
    {pathname: '/core/integrations/nextjs-pagesrouter/', title: 'Next.js Pages Router'},
    {pathname: '/core/integrations/react-router/', title: 'Vite with React Router'},
  ],
};

const components: PageTreeNode = {
  title: 'Components',
  children: [
    {pathname: '/core/all-components/', title: 'All components'},
    {
      subheader: 'Provider',
      children: [{pathname: '/core/react-app-provider/', title: 'App Provider'}],
    },
    {
      subheader: 'Layout',
      children: [
        {pathname: '/core/react-dashboard-layout/', title: 'Dashboard Layout'},
        {pathname: '/core/react-page-container/', title: 'Page Container'},
      ],
    },
    {
      subheader: 'Authentication',
      children: [
        {pathname: '/core/react-sign-in-page/', title: 'Sign-in Page'},
        {pathname: '/core/react-account/', title: 'Account'},
      ],
    },
    {
      subheader: 'Data',
      children: [{pathname: '/core/react-crud/', title: 'CRUD', newFeature: true}],
    },
    {
      subheader: 'Utils',
      children: [
        {pathname: '/core/react-use-dialogs/', title: 'useDialogs'},
        {pathname: '/core/react-use-notifications/', title: 'useNotifications'},
        {pathname: '/core/react-use-session/', title: 'useSession'},
        {pathname: '/core/react-persistent-state/', title: 'Persisted state'},
      ],
    },
  ],
};

const apis: PageTreeNode = {
  title: 'APIs',
  pathname: '/core/api/',
  description:
    'Every component and hook that Toolpad Core exports, with its import line and what it is for.',
  children: [
    {
      subheader: 'Components',
      children: [
        {pathname: '/core/api/account/', title: 'Account'},
        {pathname: '/core/api/account-popover-footer/', title: 'AccountPopoverFooter'},
        {pathname: '/core/api/account-popover-header/', title: 'AccountPopoverHeader'},
        {pathname: '/core/api/account-preview/', title: 'AccountPreview'},
        {pathname: '/core/api/app-provider/', title: 'AppProvider'},
        {pathname: '/core/api/create/', title: 'Create'},
        {pathname: '/core/api/crud/', title: 'Crud'},
        {pathname: '/core/api/crud-form/', title: 'CrudForm'},
        {pathname: '/core/api/crud-provider/', title: 'CrudProvider'},
        {pathname: '/core/api/dashboard-layout/', title: 'DashboardLayout'},
        {pathname: '/core/api/dashboard-sidebar-page-item/', title: 'DashboardSidebarPageItem'},
        {pathname: '/core/api/dialogs-provider/', title: 'DialogsProvider'},
        {pathname: '/core/api/edit/', title: 'Edit'},
        {pathname: '/core/api/list/', title: 'List'},
        {pathname: '/core/api/localization-provider/', title: 'LocalizationProvider'},
        {pathname: '/core/api/notifications-provider/', title: 'NotificationsProvider'},
        {pathname: '/core/api/page-container/', title: 'PageContainer'},
        {pathname: '/core/api/page-header/', title: 'PageHeader'},
        {pathname: '/core/api/page-header-toolbar/', title: 'PageHeaderToolbar'},
        {pathname: '/core/api/show/', title: 'Show'},
        {pathname: '/core/api/sign-in-button/', title: 'SignInButton'},
        {pathname: '/core/api/sign-in-page/', title: 'SignInPage'},
        {pathname: '/core/api/sign-out-button/', title: 'SignOutButton'},
        {pathname: '/core/api/theme-switcher/', title: 'ThemeSwitcher'},
        {pathname: '/core/api/toolbar-actions/', title: 'ToolbarActions'},
      ],
    },
    {
      subheader: 'Hooks',
      children: [
        {pathname: '/core/react-use-notifications/api/', title: 'useNotifications'},
        {pathname: '/core/react-use-dialogs/api/', title: 'useDialogs'},
        {
          pathname: '/core/react-persistent-state/use-local-storage-state-api/',
          title: 'useLocalStorageState',
        },
        {pathname: '/core/react-use-session/api/', title: 'useSession'},
        {
          pathname: '/core/react-persistent-state/use-session-storage-state-api/',
          title: 'useSessionStorageState',
        },
      ],
    },
  ],
};

export default defineSidebar('sidebars-core.ts', [introduction, integrations, components, apis]);
