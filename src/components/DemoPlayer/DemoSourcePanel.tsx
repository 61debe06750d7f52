import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import styles from './DemoSourcePanel.module.css';

export interface DemoSourcePanelProps {
  readonly id: string;
  /** The source as highlighted HTML; empty in the browser, which finds it in the page. */
  readonly html: string;
  /** Loads the same HTML, for a page that the browser has rendered itself. */
  readonly load: () => Promise<{readonly default: {readonly html: string}}>;
  readonly isHidden: boolean;
  /** Shows all lines, not only those that matter. */
  readonly isExpanded: boolean;
  readonly onToggleExpanded: () => void;
  readonly ref: React.RefObject<HTMLDivElement | null>;
}

/**
 * The source of a demo as static HTML, in both languages: CSS shows the one that the reader prefers.
 * First the lines that matter; a button shows all.
 */
export function DemoSourcePanel({
  id,
  html,
  load,
  isHidden,
  isExpanded,
  onToggleExpanded,
  ref,
}: DemoSourcePanelProps): React.ReactNode {
  const translate = useTranslate(DEMO_TEXTS);

  React.useEffect(() => {
    const panel = ref.current;
    if (panel && !panel.hasChildNodes()) {
      load().then(
        (source) => {
          panel.innerHTML = source.default.html;
        },
        () => {
          panel.textContent = translate('source.notLoaded');
        },
      );
    }
  }, [load, ref, translate]);

  return (
    <div id={`${id}-source`} className={styles.panel} hidden={isHidden}>
      {/* React leaves the inside alone when it hydrates: it is static. */}
      <div
        ref={ref}
        className={styles.texts}
        data-collapsed={isExpanded ? undefined : ''}
        dangerouslySetInnerHTML={{__html: html}}
        suppressHydrationWarning
      />
      <button
        type="button"
        className={styles.more}
        aria-expanded={isExpanded}
        onClick={onToggleExpanded}
      >
        {translate(isExpanded ? 'source.less' : 'source.all')}
      </button>
    </div>
  );
}
