import * as React from 'react';
import Link from '@docusaurus/Link';
import {ProductHome} from '../../components/ProductHome/ProductHome';
import {PRODUCTS} from '../../shared/products';
import Install from './_install.mdx';
import FirstDashboard from './_first-dashboard.mdx';

export default function CoreHome(): React.ReactNode {
  return (
    <ProductHome
      product={PRODUCTS.core}
      description="Toolpad Core documentation: React components for dashboards on Material UI, with layout, navigation, sign-in, CRUD pages, dialogs and more."
      lead="React components for dashboards, on top of Material UI: a layout with navigation, page headers, sign-in, CRUD pages over your data, dialogs and notifications. You write React; your framework does the routing."
      actions={[
        {label: 'Install Core', to: '/core/introduction/installation/'},
        {label: 'Follow the tutorial', to: '/core/introduction/tutorial/'},
      ]}
      steps={[
        {
          title: 'Add it to a React project',
          text: 'Toolpad Core 0.15 works with Material UI 7. Its CRUD components need React 19; the others also run on React 18.',
          Code: Install,
        },
        {
          title: 'Wrap your app',
          text: 'The provider holds navigation and branding; the layout draws them; the container gives each page its title.',
          Code: FirstDashboard,
        },
        {
          title: 'Connect your router',
          text: (
            <>
              Follow the guide for{' '}
              <Link to="/core/integrations/nextjs-approuter/">Next.js App Router</Link>,{' '}
              <Link to="/core/integrations/nextjs-pagesrouter/">Next.js Pages Router</Link> or{' '}
              <Link to="/core/integrations/react-router/">Vite with React Router</Link>.
            </>
          ),
        },
      ]}
      sections={[
        {
          title: 'Build with components',
          cards: [
            {
              title: 'Dashboard Layout',
              text: 'A header, a sidebar that folds, and room for your pages.',
              to: '/core/react-dashboard-layout/',
            },
            {
              title: 'Page Container',
              text: 'Page titles and breadcrumbs that follow your navigation.',
              to: '/core/react-page-container/',
            },
            {
              title: 'Sign-in Page',
              text: 'Sign-in with OAuth providers, passwords, passkeys or magic links.',
              to: '/core/react-sign-in-page/',
            },
            {
              title: 'CRUD',
              text: 'List, show, create, edit and delete records of a data source.',
              to: '/core/react-crud/',
            },
            {
              title: 'useDialogs',
              text: 'Ask, confirm and inform from code, and await the answer.',
              to: '/core/react-use-dialogs/',
            },
            {
              title: 'useNotifications',
              text: 'Show short messages, one at a time, from anywhere in your app.',
              to: '/core/react-use-notifications/',
            },
          ],
        },
        {
          title: 'Look something up',
          cards: [
            {
              title: 'All components',
              text: 'Everything that the package exports, with one line on each.',
              to: '/core/all-components/',
            },
            {
              title: 'API reference',
              text: 'Import line, props, slots and types of everything, from the published package.',
              to: '/core/api/',
            },
            {
              title: 'Base concepts',
              text: 'Imports, the order of components, slots and localization.',
              to: '/core/introduction/base-concepts/',
            },
          ],
        },
      ]}
    />
  );
}
