import * as React from 'react';
import {VariantTabsContext} from '../../contexts/VariantTabsContext';
import type {VariantValue} from '../../shared/code';
import styles from './VariantTabs.module.css';

export interface VariantPanelProps {
  readonly value: VariantValue;
  /** The files of this variant. */
  readonly children: React.ReactNode;
}

/** One variant in `VariantTabs`; `src/css/code.css` shows the chosen one and hides the others. */
export function VariantPanel({value, children}: VariantPanelProps): React.ReactNode {
  const tabs = React.useContext(VariantTabsContext);
  const idPrefix = tabs?.idPrefix ?? '';
  return (
    <div
      role="tabpanel"
      id={`${idPrefix}${value}-panel`}
      aria-labelledby={`${idPrefix}${value}-tab`}
      className={styles.panel}
      data-variant={value}
    >
      {children}
    </div>
  );
}
