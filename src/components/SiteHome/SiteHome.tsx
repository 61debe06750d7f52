import * as React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {getCurrentVersion, PRODUCT_IDS, PRODUCTS, type ProductId} from '../../shared/products';
import styles from './SiteHome.module.css';

interface Choice {
  readonly text: string;
  readonly reasons: readonly string[];
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

const CHOICES: Readonly<Record<ProductId, Choice>> = {
  studio: {
    text: 'You drag components onto a page in the browser and bind them to data. The result is YAML in your repository.',
    reasons: [
      'You want an internal tool without writing its user interface.',
      'Your data comes from HTTP endpoints or from functions that you write in TypeScript.',
      'You host it yourself, on Node.js.',
    ],
    links: [
      {label: 'Overview', to: '/studio/getting-started/'},
      {label: 'Installation', to: '/studio/getting-started/installation/'},
      {label: 'Build your first app', to: '/studio/getting-started/first-app/'},
      {label: 'Component reference', to: '/studio/reference/components/'},
    ],
  },
  core: {
    text: 'You write React and import what every dashboard needs: layout, navigation, sign-in, CRUD, dialogs, notifications.',
    reasons: [
      'You build an application with Next.js, or with Vite and React Router.',
      'You use Material UI 7.',
      'You want to own the code and the routing.',
    ],
    links: [
      {label: 'Overview', to: '/core/introduction/'},
      {label: 'Installation', to: '/core/introduction/installation/'},
      {label: 'All components', to: '/core/all-components/'},
      {label: 'API reference', to: '/core/api/'},
    ],
  },
};

const COMPARISON: readonly ({readonly question: string} & Readonly<Record<ProductId, string>>)[] = [
  {
    question: 'What you edit',
    studio: 'Pages in a browser editor, stored as YAML',
    core: 'React code',
  },
  {
    question: 'What you install',
    studio: '@toolpad/studio, with its own server',
    core: '@toolpad/core, inside your app',
  },
  {question: 'Material UI', studio: 'Version 6, built in', core: 'Version 7, yours'},
  {question: 'React', studio: 'Version 19, built in', core: '18 or 19; CRUD needs 19'},
  {
    question: 'Development status',
    studio: 'Deprecated; 0.13.0 is the last release',
    core: 'No active development since mid-2025',
  },
];

function ProductCard({id}: {readonly id: ProductId}): React.ReactNode {
  const product = PRODUCTS[id];
  const choice = CHOICES[id];
  return (
    <article className={styles.card} data-product={id}>
      <p className={styles.version}>{getCurrentVersion(product).text}</p>
      <Heading as="h2" className={styles.name}>
        <Link to={product.home}>{product.name}</Link>
      </Heading>
      <p>{choice.text}</p>
      <p className={styles.chooseIt}>Choose it when</p>
      <ul className={styles.reasons}>
        {choice.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ul className={styles.links}>
        {choice.links.map(({label, to}) => (
          <li key={to}>
            <Link to={to} aria-label={`${product.shortName}: ${label}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The home page of the site: two products, and what tells them apart. */
export function SiteHome(): React.ReactNode {
  return (
    <Layout description="Documentation of Toolpad Studio, a low-code builder of internal tools, and Toolpad Core, React components for dashboards.">
      <main className={styles.main}>
        <Heading as="h1" className={styles.title}>
          Toolpad documentation
        </Heading>
        <p className={styles.lead}>
          Two products for building admin panels and internal tools. They share a name and Material
          UI, nothing else: pick the one that you use.
        </p>
        <div className={styles.cards}>
          {PRODUCT_IDS.map((id) => (
            <ProductCard key={id} id={id} />
          ))}
        </div>
        <Heading as="h2" id="compare">
          Side by side
        </Heading>
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {PRODUCT_IDS.map((id) => (
                  <th key={id} scope="col">
                    {PRODUCTS[id].name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {COMPARISON.map((row) => (
                <tr key={row.question}>
                  <th scope="row">{row.question}</th>
                  {PRODUCT_IDS.map((id) => (
                    <td key={id}>{row[id]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
    </Layout>
  );
}
