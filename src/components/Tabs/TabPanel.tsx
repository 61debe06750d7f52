import * as React from 'react';
import {useTabs, type TabItemProps} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {TabIdContext} from '../../contexts/TabIdContext';
import styles from './Tabs.module.css';

/** The panel of one of the `Tabs`. Without JavaScript all panels show, each with its name. */
export function TabPanel({value, label, className, children}: TabItemProps): React.ReactNode {
  const idPrefix = React.useContext(TabIdContext);
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  return isSelected || !lazy ? (
    <div
      role="tabpanel"
      id={`${idPrefix}${value}-panel`}
      aria-labelledby={`${idPrefix}${value}-tab`}
      className={clsx(styles.panel, className)}
      data-label={label ?? value}
      hidden={!isSelected}
    >
      {children}
    </div>
  ) : null;
}
