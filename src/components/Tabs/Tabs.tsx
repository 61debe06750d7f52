import * as React from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
  type TabsProps,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {flushSync} from 'react-dom';
import {TabbedContext} from '../../contexts/TabbedContext';
import {TabIdContext} from '../../contexts/TabIdContext';
import {useTabFromHash} from '../../hooks/useTabFromHash';
import {keepInPlace} from '../../lib/code/keepInPlace';
import {moveAlongTabs} from '../../lib/tabs/moveAlongTabs';
import styles from './Tabs.module.css';

/**
 * Docusaurus' tabs, with the roles and keys of the ARIA pattern: arrows, Home and End. Tabs of one
 * group change together and remember the choice.
 */
export function Tabs(props: TabsProps): React.ReactNode {
  const {groupId, className, children} = props;
  const idPrefix = React.useId();
  const tabs = useTabsContextValue(props);
  const {tabValues, selectedValue, selectValue} = tabs;
  const values = React.useMemo(() => tabValues.map(({value}) => value), [tabValues]);
  useTabFromHash({groupId, values, select: selectValue});

  return (
    <TabsProvider value={tabs}>
      <div className={styles.tabs} data-tabs={groupId ?? ''}>
        <div role="tablist" className={clsx(styles.list, className)}>
          {tabValues.map(({value, label, attributes}) => (
            <button
              key={value}
              {...attributes}
              type="button"
              role="tab"
              id={`${idPrefix}${value}-tab`}
              aria-selected={value === selectedValue}
              aria-controls={`${idPrefix}${value}-panel`}
              tabIndex={value === selectedValue ? 0 : -1}
              className={styles.tab}
              onClick={(event) => {
                keepInPlace(event.currentTarget, () => flushSync(() => selectValue(value)));
              }}
              onKeyDown={moveAlongTabs}
            >
              {label ?? value}
            </button>
          ))}
        </div>
        <TabIdContext value={idPrefix}>
          <TabbedContext value>{sanitizeTabsChildren(children)}</TabbedContext>
        </TabIdContext>
      </div>
    </TabsProvider>
  );
}
