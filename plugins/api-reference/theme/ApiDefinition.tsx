import * as React from 'react';
import type {LinkedToken} from '../types';
import styles from './ApiDefinition.module.css';
import {ApiType} from './ApiType';

/** A call or an alias in a block of its own. */
export function ApiDefinition({
  tokens,
}: {
  readonly tokens: readonly LinkedToken[];
}): React.JSX.Element {
  return (
    <pre className={styles.definition} dir="ltr">
      <code>
        <ApiType tokens={tokens} />
      </code>
    </pre>
  );
}
