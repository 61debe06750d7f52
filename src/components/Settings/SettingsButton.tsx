import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import styles from './SettingsButton.module.css';

// The panel brings Material UI with it; readers who never open it never load it.
const SettingsPanel = React.lazy(async () => {
  const module = await import('./SettingsPanel');
  return {default: module.SettingsPanel};
});

/** What Docusaurus passes to a navbar item. */
export interface SettingsButtonProps {
  /** True for the copy in the menu of small screens; the navbar shows the button at every width. */
  readonly mobile?: boolean;
}

/** Opens the settings. */
export function SettingsButton({mobile = false}: SettingsButtonProps): React.ReactNode {
  const [wasOpened, setWasOpened] = React.useState(false);
  const [isOpen, setIsOpen] = React.useState(false);
  const translate = useTranslate(SHELL_TEXTS);
  if (mobile) {
    return null;
  }
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={translate('settings.button')}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
            <path d="M4 7h9M19 7h1M4 12h2M12 12h8M4 17h7M17 17h3" />
            <circle cx="16" cy="7" r="2.25" />
            <circle cx="9" cy="12" r="2.25" />
            <circle cx="14" cy="17" r="2.25" />
          </g>
        </svg>
      </button>
      {wasOpened && (
        <React.Suspense fallback={null}>
          <SettingsPanel
            open={isOpen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </React.Suspense>
      )}
    </>
  );
}
