import * as React from 'react';
import Link from '@docusaurus/Link';
import {ProductHome} from '../../components/ProductHome/ProductHome';
import {PRODUCTS} from '../../shared/products';
import Install from './_install.mdx';
import Start from './_start.mdx';

export default function StudioHome(): React.ReactNode {
  return (
    <ProductHome
      product={PRODUCTS.studio}
      description="Toolpad Studio documentation: build internal tools in the browser, keep them as files in your repository, host them where Node.js runs."
      lead="Build internal tools by dragging Material UI components onto a page and binding them to your data. Every page is a YAML file in your repository, and every function runs on your own server."
      actions={[
        {label: 'Install Studio', to: '/studio/getting-started/installation/'},
        {label: 'Build your first app', to: '/studio/getting-started/first-app/'},
      ]}
      steps={[
        {
          title: 'Install it in a folder',
          text: 'You need Node.js 18 or later. An empty folder will do, and so will an existing project.',
          Code: Install,
        },
        {
          title: 'Start the editor',
          text: (
            <>
              The first start creates a <code>toolpad</code> folder with an empty page, then opens
              the editor in your browser.
            </>
          ),
          Code: Start,
        },
        {
          title: 'Put data on the page',
          text: (
            <>
              Drag a Data Grid onto the canvas, add a query, and bind one to the other.{' '}
              <Link to="/studio/getting-started/first-app/">Build your first app</Link> shows each
              click.
            </>
          ),
        },
      ]}
      sections={[
        {
          title: 'Learn how it works',
          cards: [
            {
              title: 'Building UI',
              text: 'The component library, the canvas, the inspector, and how rows and columns form a page.',
              to: '/studio/concepts/building-ui/',
            },
            {
              title: 'Queries and actions',
              text: 'Fetch data when a page opens or when a button is pressed, and read its state.',
              to: '/studio/concepts/queries/',
            },
            {
              title: 'Custom functions',
              text: 'Write TypeScript that runs on the server and call it from a page.',
              to: '/studio/concepts/custom-functions/',
            },
            {
              title: 'Data binding',
              text: 'Connect any property to data, to other components or to environment variables.',
              to: '/studio/concepts/data-binding/',
            },
            {
              title: 'Custom components',
              text: 'Bring your own React components into the editor.',
              to: '/studio/concepts/custom-components/',
            },
            {
              title: 'Deployment',
              text: 'Build and start an app on any host that runs Node.js.',
              to: '/studio/concepts/deployment/',
            },
          ],
        },
        {
          title: 'Look something up',
          cards: [
            {
              title: 'How-to guides',
              text: 'MySQL, Google Sheets, Render, Railway, Google Cloud, maps, data grids, embedding.',
              to: '/studio/how-to-guides/',
            },
            {
              title: 'Component reference',
              text: 'Every property of the 21 built-in components, with its type and default.',
              to: '/studio/reference/components/',
            },
            {
              title: 'File schema',
              text: 'Every key that a page, theme or application file may have.',
              to: '/studio/reference/file-schema/',
            },
          ],
        },
      ]}
    />
  );
}
