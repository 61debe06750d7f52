import * as React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useTranslate} from '../../contexts/LanguageContext';
import {STUDIO_REFERENCE_TEXTS} from '../../lib/i18n/texts/studioReference';
import {SmallButton} from '../SmallButton/SmallButton';
import styles from './StudioReference.module.css';

interface ExpandAllProps {
  /** Holds the `<details>` elements. */
  readonly container: React.RefObject<HTMLElement | null>;
}

/** Opens all parts of a reference at once, and closes them again. Takes its place from the start. */
export function ExpandAll({container}: ExpandAllProps): React.ReactNode {
  const isBrowser = useIsBrowser();
  const translate = useTranslate(STUDIO_REFERENCE_TEXTS);
  const [isExpanded, setIsExpanded] = React.useState(false);
  const toggle = () => {
    for (const details of container.current?.querySelectorAll('details') ?? []) {
      details.open = !isExpanded;
    }
    setIsExpanded(!isExpanded);
  };
  return (
    <div className={styles.toolbar}>
      {isBrowser && (
        <SmallButton onClick={toggle}>
          {translate(isExpanded ? 'parts.collapse' : 'parts.expand')}
        </SmallButton>
      )}
    </div>
  );
}
