import * as React from 'react';
import type {Fact} from '../../../plugins/studio-reference/types';
import styles from './StudioReference.module.css';
import {TextParts} from './TextParts';

/** Terms with their values, side by side where there is room. */
export function FactList({facts}: {readonly facts: readonly Fact[]}): React.ReactNode {
  if (facts.length === 0) {
    return null;
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({term, value}) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>
            <TextParts parts={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
