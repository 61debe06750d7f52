import * as React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {FieldGroup, ReferenceField} from '../../../plugins/studio-reference/types';
import {FactList} from './FactList';
import styles from './StudioReference.module.css';
import {TextParts} from './TextParts';

function Field({field, depth}: {readonly field: ReferenceField; readonly depth: number}) {
  const {id, name, type, marks, description, facts, groups} = field;
  const anchorClassName = useAnchorTargetClassName(id);
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={clsx(styles.field, anchorClassName)}>
      <div className={styles.head}>
        <Link to={`#${id}`} className={styles.name}>
          <code>{name}</code>
        </Link>
        <span className={styles.type}>
          <TextParts parts={type} />
        </span>
        {marks.map((mark) => (
          <span key={mark} className={clsx(styles.mark, styles[mark])}>
            {mark}
          </span>
        ))}
      </div>
      <p className={styles.description}>
        <TextParts parts={description} />
      </p>
      <FactList facts={facts} />
      {groups.map((group, index) => (
        <NestedFields key={index} group={group} depth={depth + 1} />
      ))}
    </li>
  );
}

/** Keys of a value. The first level is open; what lies deeper opens on demand. */
function NestedFields({group, depth}: {readonly group: FieldGroup; readonly depth: number}) {
  const {label, fields} = group;
  return (
    <details className={styles.nested} open={depth === 1}>
      <summary className={styles.summary}>
        <TextParts parts={label} />
      </summary>
      <FieldList fields={fields} depth={depth} />
    </details>
  );
}

interface FieldListProps {
  readonly fields: readonly ReferenceField[];
  /** How many fields this list is inside of. */
  readonly depth: number;
}

/** Fields one below the other, each with its type, what it is for, and its own fields. */
export function FieldList({fields, depth}: FieldListProps): React.ReactNode {
  return (
    <ul role="list" className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.id} field={field} depth={depth} />
      ))}
    </ul>
  );
}
