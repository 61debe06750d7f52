import * as React from 'react';
import type {StudioReferenceData} from '../../../plugins/studio-reference/types';
import {useRevealHashTarget} from '../../hooks/useRevealHashTarget';
import {ExpandAll} from './ExpandAll';
import {FactList} from './FactList';
import {FieldList} from './FieldList';
import styles from './StudioReference.module.css';
import {TextParts} from './TextParts';

export interface StudioReferenceProps {
  /** A module of `@generated/studio-reference/default/`. */
  readonly of: StudioReferenceData;
}

/** Lists the properties of a component, the keys of a file or the options of a function. */
export function StudioReference({of: reference}: StudioReferenceProps): React.ReactNode {
  const {type, facts, groups} = reference;
  const container = React.useRef<HTMLDivElement>(null);
  useRevealHashTarget(container);
  const hasClosedParts = groups.some(({fields}) =>
    fields.some((field) => field.groups.some((group) => group.fields.some(hasGroups))),
  );
  return (
    <div ref={container} className={styles.reference}>
      {type.length > 0 && (
        <p>
          One of: <TextParts parts={type} />.
        </p>
      )}
      {hasClosedParts && <ExpandAll container={container} />}
      {groups.map(({fields}, index) => (
        <FieldList key={index} fields={fields} depth={0} />
      ))}
      <FactList facts={facts} />
    </div>
  );
}

function hasGroups({groups}: {readonly groups: readonly unknown[]}): boolean {
  return groups.length > 0;
}
