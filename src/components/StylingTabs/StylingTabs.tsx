import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {StylingTabsContext} from '../../contexts/StylingTabsContext';
import {TabbedContext} from '../../contexts/TabbedContext';
import {usePreference} from '../../hooks/usePreference';
import {keepInPlace} from '../../lib/code/keepInPlace';
import {replaceVariantHash} from '../../lib/code/replaceVariantHash';
import {CODE_TEXTS} from '../../lib/i18n/texts/code';
import {moveAlongTabs} from '../../lib/tabs/moveAlongTabs';
import {BASE_STYLING, CODE_STYLINGS, type CodeStyling} from '../../shared/code';
import tabStyles from '../Tabs/Tabs.module.css';
import styles from './StylingTabs.module.css';

/** For each variant that there is, the id of its first block of code. */
export interface StylingTabsProps extends Readonly<Partial<Record<CodeStyling, string>>> {
  /** A `StylingPanel` for each variant. */
  readonly children: React.ReactNode;
}

/**
 * The same code for MUI System, Tailwind and CSS, in tabs. A choice holds for the whole site; the
 * tabs are links to their variant, for readers who share one or have no JavaScript.
 */
export function StylingTabs({children, ...ids}: StylingTabsProps): React.ReactNode {
  const translate = useTranslate(CODE_TEXTS);
  const idPrefix = React.useId();
  const [preferred, choose] = usePreference('codeStyling');
  const available = CODE_STYLINGS.filter((styling) => ids[styling] !== undefined);
  const missing = CODE_STYLINGS.filter((styling) => ids[styling] === undefined);
  const selected = available.includes(preferred) ? preferred : BASE_STYLING;
  const state = React.useMemo(() => ({idPrefix, selected}), [idPrefix, selected]);

  const select = (styling: CodeStyling, tab: Element) => {
    keepInPlace(tab, () => choose(styling));
    replaceVariantHash(ids[styling] ?? '', window);
  };

  return (
    <div className={styles.variants} data-stylings={available.join(' ')}>
      <div role="tablist" aria-label={translate('styling.label')} className={tabStyles.list}>
        {available.map((styling) => (
          <a
            key={styling}
            role="tab"
            id={`${idPrefix}${styling}-tab`}
            href={`#${ids[styling] ?? ''}`}
            aria-selected={styling === selected}
            aria-controls={`${idPrefix}${styling}-panel`}
            tabIndex={styling === selected ? 0 : -1}
            className={tabStyles.tab}
            data-chooses={styling}
            onClick={(event) => {
              event.preventDefault();
              select(styling, event.currentTarget);
            }}
            onKeyDown={moveAlongTabs}
          >
            {translate(`styling.${styling}`)}
          </a>
        ))}
      </div>
      {missing.map((styling) => (
        <p key={styling} className={styles.note} data-missing={styling}>
          {translate('styling.missing', {
            missing: translate(`styling.${styling}`),
            shown: translate(`styling.${selected}`),
          })}
        </p>
      ))}
      <TabbedContext value>
        <StylingTabsContext value={state}>{children}</StylingTabsContext>
      </TabbedContext>
    </div>
  );
}
