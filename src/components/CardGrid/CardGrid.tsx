import * as React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './CardGrid.module.css';

/** A card that leads to one page. */
export interface Card {
  readonly title: string;
  readonly text: string;
  /** Path below the base URL. */
  readonly to: string;
}

export interface CardGridProps {
  readonly cards: readonly Card[];
}

/** Cards side by side where there is room; the whole card is the target of its link. */
export function CardGrid({cards}: CardGridProps): React.ReactNode {
  return (
    <ul className={styles.grid}>
      {cards.map(({title, text, to}) => (
        <li key={to} className={styles.card}>
          <Heading as="h3" className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
