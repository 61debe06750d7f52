import * as React from 'react';
import {useTabs, type TabItemProps} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {TabSetContext} from '../../contexts/TabSetContext';
import {joinTabAddresses} from '../../lib/tabs/tabAddresses';
import {tabPanelProps} from '../../lib/tabs/tabProps';
import styles from './Tabs.module.css';

/** The panel of one of the `Tabs`. Without JavaScript all panels show, each with its name. */
export function TabPanel({value, label, className, children}: TabItemProps): React.ReactNode {
  const {idPrefix, ...group} = React.useContext(TabSetContext);
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  return isSelected || !lazy ? (
    <div
      {...tabPanelProps(idPrefix, value)}
      className={clsx(styles.panel, className)}
      data-tab={joinTabAddresses(group, [value])}
      data-label={label ?? value}
      hidden={!isSelected}
    >
      {children}
    </div>
  ) : null;
}
