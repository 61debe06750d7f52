import * as React from 'react';
import clsx from 'clsx';
import {useTranslate} from '../../contexts/LanguageContext';
import {TabbedContext} from '../../contexts/TabbedContext';
import {TabSetContext} from '../../contexts/TabSetContext';
import {usePreference} from '../../hooks/usePreference';
import {keepInPlace} from '../../lib/code/keepInPlace';
import {replaceVariantHash} from '../../lib/code/replaceVariantHash';
import {VARIANT_TEXTS} from '../../lib/i18n/texts/variants';
import {tabProps} from '../../lib/tabs/tabProps';
import {VARIANT_KINDS, type VariantKind, type VariantValue} from '../../shared/code';
import tabStyles from '../Tabs/Tabs.module.css';
import styles from './VariantTabs.module.css';

/** For each variant that there is, the id of its first block of code. */
export interface VariantTabsProps extends Readonly<Partial<Record<VariantValue, string>>> {
  /** What the variants differ in. */
  readonly kind: VariantKind;
  /** A `VariantPanel` for each variant. */
  readonly children: React.ReactNode;
}

/**
 * The same code for several styling solutions, or runtimes, in tabs. A choice holds for the whole
 * site; the tabs are links to their variant, for readers who share one or have no JavaScript.
 */
export function VariantTabs({kind, children, ...ids}: VariantTabsProps): React.ReactNode {
  const {preference, values, base} = VARIANT_KINDS[kind];
  const translate = useTranslate(VARIANT_TEXTS);
  const idPrefix = React.useId();
  const [preferred, choose] = usePreference(preference);
  const available = values.filter((value) => ids[value] !== undefined);
  const missing = values.filter((value) => ids[value] === undefined);
  const selected = available.includes(preferred) ? preferred : base;
  const tabSet = React.useMemo(() => ({idPrefix}), [idPrefix]);

  const select = (value: VariantValue, tab: Element) => {
    keepInPlace(tab, () => choose(value));
    replaceVariantHash(preference, ids[value] ?? '', window);
  };

  return (
    <div className={styles.variants} data-variants={available.join(' ')}>
      <div
        role="tablist"
        aria-label={translate(`kind.${kind}`)}
        className={clsx(tabStyles.list, styles.tabs)}
      >
        {available.map((value) => (
          <a
            key={value}
            {...tabProps(idPrefix, value, value === selected)}
            href={`#${ids[value] ?? ''}`}
            className={clsx(tabStyles.tab, styles.tab)}
            data-chooses={value}
            onClick={(event) => {
              event.preventDefault();
              select(value, event.currentTarget);
            }}
          >
            {translate(`variant.${value}`)}
          </a>
        ))}
      </div>
      {missing.map((value) => (
        <p key={value} className={styles.note} data-missing={value}>
          {translate('missing', {
            missing: translate(`variant.${value}`),
            shown: translate(`variant.${selected}`),
          })}
        </p>
      ))}
      <TabbedContext value>
        <TabSetContext value={tabSet}>{children}</TabSetContext>
      </TabbedContext>
    </div>
  );
}
