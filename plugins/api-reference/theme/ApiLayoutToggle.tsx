import * as React from 'react';
import {SmallButton} from '../../../src/components/SmallButton/SmallButton';
import {useTranslate} from '../../../src/contexts/LanguageContext';
import {usePreference} from '../../../src/hooks/usePreference';
import {keepInPlace} from '../../../src/lib/code/keepInPlace';
import {API_REFERENCE_TEXTS} from '../../../src/lib/i18n/texts/apiReference';
import styles from './ApiLayoutToggle.module.css';

/**
 * Turns the tables of the page into lists and back. Hidden on phones, where they are lists anyway,
 * and without JavaScript. Its mark follows the html element, so it is right in the first frame.
 */
export function ApiLayoutToggle(): React.JSX.Element {
  const translate = useTranslate(API_REFERENCE_TEXTS);
  const [layout, setLayout] = usePreference('referenceLayout');
  return (
    <SmallButton
      className={styles.toggle}
      aria-pressed={layout === 'list'}
      onClick={(event) => {
        keepInPlace(event.currentTarget, () => setLayout(layout === 'list' ? 'table' : 'list'));
      }}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <g fill="none" stroke="currentColor">
          <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" />
          <path className={styles.mark} d="m4.5 8.5 2.5 2.5 4.5-6" strokeWidth="1.75" />
        </g>
      </svg>
      {translate('layout.list')}
    </SmallButton>
  );
}
