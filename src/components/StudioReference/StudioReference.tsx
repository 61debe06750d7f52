import * as React from 'react';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {FieldGroup, StudioReferenceData} from '../../../plugins/studio-reference/types';
import {useTranslate} from '../../contexts/LanguageContext';
import {useRevealHashTarget} from '../../hooks/useRevealHashTarget';
import {STUDIO_REFERENCE_TEXTS} from '../../lib/i18n/texts/studioReference';
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
  const {id, type, facts, groups} = reference;
  const translate = useTranslate(STUDIO_REFERENCE_TEXTS);
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) {
    collectAnchor(id);
  }
  const container = React.useRef<HTMLDivElement>(null);
  useRevealHashTarget(container);
  return (
    <div ref={container} id={id} className={clsx(styles.reference, useAnchorTargetClassName(id))}>
      {type.length > 0 && (
        <p>
          {translate('type.oneOf')} <TextParts parts={type} />.
        </p>
      )}
      {groups.some(hasClosedParts) && <ExpandAll container={container} />}
      {groups.map(({fields}, index) => (
        <FieldList key={index} fields={fields} depth={0} />
      ))}
      <FactList facts={facts} />
    </div>
  );
}

/** Whether something lies two levels deep or deeper, where parts are closed at first. */
function hasClosedParts({fields}: FieldGroup): boolean {
  const firstLevel = fields.flatMap(({groups}) => groups);
  return firstLevel.some((group) => group.fields.some(({groups}) => groups.length > 0));
}
