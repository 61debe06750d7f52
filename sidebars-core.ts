// The page tree of Toolpad Core: its order, names and nesting. WRITING.md explains how to edit it.
import {createApiGroup} from './plugins/api-reference/sidebar';
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

export default defineSidebar('sidebars-core.ts', [
  introduction,
  integrations,
  components,
  createApiGroup(),
]);
