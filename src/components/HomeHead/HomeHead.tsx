import * as React from 'react';
import Heading from '@theme/Heading';
import styles from './HomeHead.module.css';

export interface HomeHeadProps {
  readonly title: string;
  readonly lead: string;
}

/** What a home page begins with: its title, and what it is about in large type. */
export function HomeHead({title, lead}: HomeHeadProps): React.ReactNode {
  return (
    <>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
