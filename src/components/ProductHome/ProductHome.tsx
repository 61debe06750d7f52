import * as React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useTranslate} from '../../contexts/LanguageContext';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import {getCurrentVersion, type Product} from '../../shared/products';
import {Card, CardGrid, type CardProps} from '../CardGrid/CardGrid';
import {HomeHead} from '../HomeHead/HomeHead';
import styles from './ProductHome.module.css';

/** One of the first steps with a product. */
export interface Step {
  readonly title: string;
  readonly text: React.ReactNode;
  /** Code below the text: an MDX file, so that it is highlighted while the site builds. */
  readonly Code?: React.ComponentType;
}

export interface ProductHomeProps {
  readonly product: Product;
  /** The meta description of the page. */
  readonly description: string;
  /** What the product is, in two sentences. */
  readonly lead: string;
  /** The page that the main button opens, and the one beside it. */
  readonly actions: readonly {readonly label: string; readonly to: string}[];
  readonly steps: readonly Step[];
  /** The heading and the cards of each group of pages, in reading order. */
  readonly sections: readonly {
    readonly title: string;
    readonly cards: readonly Omit<CardProps, 'headingLevel'>[];
  }[];
}

/** The home page of a product: what it is, the first three steps, where to go next. */
export function ProductHome({
  product,
  description,
  lead,
  actions,
  steps,
  sections,
}: ProductHomeProps): React.ReactNode {
  const translate = useTranslate(SHELL_TEXTS);
  return (
    <Layout title={product.name} description={description}>
      <main className={styles.main}>
        <header className={styles.hero}>
          <p className={styles.kicker}>
            {product.metadata} · {getCurrentVersion(product).text}
          </p>
          <HomeHead title={product.name} lead={lead} />
          <div className={styles.actions}>
            {actions.map(({label, to}) => (
              <Link key={to} to={to} className={styles.action}>
                {label}
              </Link>
            ))}
          </div>
        </header>
        <section aria-labelledby="first-steps">
          <Heading as="h2" id="first-steps">
            {translate('productHome.firstSteps')}
          </Heading>
          <ol className={styles.steps}>
            {steps.map(({title, text, Code}) => (
              <li key={title} className={styles.step}>
                <Heading as="h3" className={styles.stepTitle}>
                  {title}
                </Heading>
                <p>{text}</p>
                {Code && <Code />}
              </li>
            ))}
          </ol>
        </section>
        {sections.map(({title, cards}) => (
          <section key={title} className={styles.section}>
            <Heading as="h2">{title}</Heading>
            <CardGrid>
              {cards.map((card) => (
                <Card key={card.to} {...card} headingLevel="h3" />
              ))}
            </CardGrid>
          </section>
        ))}
      </main>
    </Layout>
  );
}
