import * as React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './CardGrid.module.css';

export interface CardProps {
  readonly title: string;
  readonly text: string;
  /** Path below the base URL. */
  readonly to: string;
  /** The level that fits the page: `h3` below a section's `h2`. */
  readonly headingLevel: 'h2' | 'h3';
}

/** A card that leads to one page; the whole card is the target of its link. */
export function Card({title, text, to, headingLevel}: CardProps): React.ReactNode {
  return (
    <li className={styles.card}>
      <Heading as={headingLevel} className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </Heading>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

/** Puts cards side by side where there is room. */
export function CardGrid({children}: {readonly children: React.ReactNode}): React.ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
