import * as React from 'react';
import styles from './ApiClasses.module.css';

interface ApiClassesProps {
  readonly classes: readonly {readonly key: string; readonly name: string}[];
}

/** CSS classes, each with its key in the `classes` prop. */
export function ApiClasses({classes}: ApiClassesProps): React.JSX.Element {
  return (
    <ul className={styles.list}>
      {classes.map(({key, name}) => (
        <li key={key}>
          <code>{key}</code> <code className={styles.name}>{name}</code>
        </li>
      ))}
    </ul>
  );
}
