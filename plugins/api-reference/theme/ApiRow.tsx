import * as React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {LinkedToken} from '../types';
import styles from './ApiTable.module.css';
import {ApiType} from './ApiType';

interface ApiRowProps {
  /** The anchor of the row. */
  readonly id: string;
  readonly name: string;
  readonly type?: readonly LinkedToken[];
  /** What can be passed to a slot. */
  readonly slotProps?: readonly LinkedToken[];
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** The version that brought it. */
  readonly since?: string;
  /** The description. */
  readonly children?: React.ReactNode;
}

/** Lets a long name break before its capitals and after its dots, not in the middle of a word. */
function breakable(name: string): React.ReactNode {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=\.)/).map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}

/** One prop, slot, option, field or parameter. Its name is a link to itself. */
export function ApiRow({
  id,
  name,
  type,
  slotProps,
  defaultValue,
  required = false,
  deprecated = false,
  since,
  children,
}: ApiRowProps): React.JSX.Element {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <th scope="row" className={styles.name}>
        <a href={`#${id}`} className={clsx(styles.anchor, deprecated && styles.deprecated)}>
          <code>{breakable(name)}</code>
        </a>
        {required && <span className={clsx(styles.tag, styles.required)}>Required</span>}
        {deprecated && <span className={clsx(styles.tag, styles.warning)}>Deprecated</span>}
        {since && <span className={styles.tag}>Since {since}</span>}
      </th>
      <td>
        {type && (
          <code>
            <ApiType tokens={type} />
          </code>
        )}
        {slotProps && (
          <div className={styles.detail}>
            <span>Props: </span>
            <code>
              <ApiType tokens={slotProps} />
            </code>
          </div>
        )}
        {defaultValue !== undefined && (
          <div className={styles.detail}>
            <span>Default: </span>
            <code>{defaultValue}</code>
          </div>
        )}
      </td>
      <td className={styles.description}>{children}</td>
    </tr>
  );
}
