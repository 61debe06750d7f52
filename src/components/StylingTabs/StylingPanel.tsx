import * as React from 'react';
import {StylingTabsContext} from '../../contexts/StylingTabsContext';
import type {CodeStyling} from '../../shared/code';
import styles from './StylingTabs.module.css';

export interface StylingPanelProps {
  readonly styling: CodeStyling;
  /** The files of this variant. */
  readonly children: React.ReactNode;
}

/** One variant in `StylingTabs`; `src/css/code.css` shows the chosen one and hides the others. */
export function StylingPanel({styling, children}: StylingPanelProps): React.ReactNode {
  const tabs = React.useContext(StylingTabsContext);
  const idPrefix = tabs?.idPrefix ?? '';
  return (
    <div
      role="tabpanel"
      id={`${idPrefix}${styling}-panel`}
      aria-labelledby={`${idPrefix}${styling}-tab`}
      className={styles.panel}
      data-styling={styling}
    >
      {children}
    </div>
  );
}
