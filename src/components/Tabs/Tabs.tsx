import * as React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
  type TabsProps,
} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {flushSync} from 'react-dom';
import {TabbedContext} from '../../contexts/TabbedContext';
import {TabSetContext} from '../../contexts/TabSetContext';
import {useTabFromHash} from '../../hooks/useTabFromHash';
import {keepInPlace} from '../../lib/code/keepInPlace';
import {joinTabAddresses} from '../../lib/tabs/tabAddresses';
import {tabProps} from '../../lib/tabs/tabProps';
import styles from './Tabs.module.css';

/**
 * Docusaurus' tabs, with the roles and keys of the ARIA pattern: arrows, Home and End. Tabs of one
 * group change together and remember the choice. React starts with what the server has rendered; until
 * it has found the reader's choice, a style of the inline script shows it (`tabScript.ts`). Lazy tabs
 * have no other panel until then.
 */
export function Tabs(props: TabsProps): React.ReactNode {
  const {groupId, queryString, lazy = false, className, children} = props;
  const idPrefix = React.useId();
  const isHydrated = useIsBrowser();
  const tabs = useTabsContextValue(props);
  const {tabValues, selectedValue, selectValue} = tabs;
  const values = React.useMemo(() => tabValues.map(({value}) => value), [tabValues]);
  const tabSet = React.useMemo(
    () => ({idPrefix, groupId, queryString}),
    [idPrefix, groupId, queryString],
  );
  useTabFromHash({groupId, values, select: selectValue});

  return (
    <TabsProvider value={tabs}>
      <div
        className={styles.tabs}
        data-tabs={groupId ?? ''}
        data-unhydrated-tabs={joinTabAddresses(tabSet, isHydrated || lazy ? [] : values)}
      >
        <div role="tablist" className={clsx(styles.list, className)}>
          {tabValues.map(({value, label, attributes}) => (
            <button
              key={value}
              {...attributes}
              {...tabProps(idPrefix, value, value === selectedValue)}
              type="button"
              data-tab={joinTabAddresses(tabSet, [value])}
              className={styles.tab}
              onClick={(event) => {
                keepInPlace(event.currentTarget, () => flushSync(() => selectValue(value)));
              }}
            >
              {label ?? value}
            </button>
          ))}
        </div>
        <TabSetContext value={tabSet}>
          <TabbedContext value>{sanitizeTabsChildren(children)}</TabbedContext>
        </TabSetContext>
      </div>
    </TabsProvider>
  );
}
