import * as React from 'react';
import {TabSetContext} from '../../contexts/TabSetContext';
import {tabPanelProps} from '../../lib/tabs/tabProps';
import type {VariantValue} from '../../shared/code';
import styles from './VariantTabs.module.css';

export interface VariantPanelProps {
  readonly value: VariantValue;
  /** The files of this variant. */
  readonly children: React.ReactNode;
}

/** One variant in `VariantTabs`; `src/css/code.css` shows the chosen one and hides the others. */
export function VariantPanel({value, children}: VariantPanelProps): React.ReactNode {
  const {idPrefix} = React.useContext(TabSetContext);
  return (
    <div {...tabPanelProps(idPrefix, value)} className={styles.panel} data-variant={value}>
      {children}
    </div>
  );
}
