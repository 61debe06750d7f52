import * as React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useTranslate} from '../../contexts/LanguageContext';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import {getCurrentVersion, PRODUCT_IDS, PRODUCTS, type ProductId} from '../../shared/products';
import {HomeHead} from '../HomeHead/HomeHead';
import styles from './SiteHome.module.css';

/** What speaks for a product. */
interface Choice {
  readonly text: string;
  readonly reasons: readonly string[];
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

export interface SiteHomeProps {
  /** The meta description of the page. */
  readonly description: string;
  readonly title: string;
  readonly lead: string;
  readonly choices: Readonly<Record<ProductId, Choice>>;
  /** The rows of the table that sets the products side by side. */
  readonly comparison: readonly ({readonly question: string} & Readonly<
    Record<ProductId, string>
  >)[];
}

interface ProductCardProps {
  readonly id: ProductId;
  readonly choice: Choice;
}

function ProductCard({id, choice}: ProductCardProps): React.ReactNode {
  const translate = useTranslate(SHELL_TEXTS);
  const product = PRODUCTS[id];
  return (
    <article className={styles.card} data-product={id}>
      <p className={styles.version}>{getCurrentVersion(product).text}</p>
      <Heading as="h2" className={styles.name}>
        <Link to={product.home}>{product.name}</Link>
      </Heading>
      <p>{choice.text}</p>
      <p className={styles.chooseIt}>{translate('siteHome.choose')}</p>
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
export function SiteHome(props: SiteHomeProps): React.ReactNode {
  const {description, title, lead, choices, comparison} = props;
  const translate = useTranslate(SHELL_TEXTS);
  return (
    <Layout description={description}>
      <main className={styles.main}>
        <HomeHead title={title} lead={lead} />
        <div className={styles.cards}>
          {PRODUCT_IDS.map((id) => (
            <ProductCard key={id} id={id} choice={choices[id]} />
          ))}
        </div>
        <Heading as="h2" id="compare">
          {translate('siteHome.compare')}
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
              {comparison.map((row) => (
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
