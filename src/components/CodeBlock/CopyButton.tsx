import * as React from 'react';
import {TabbedContext} from '../../contexts/TabbedContext';
import {useCopy} from '../../hooks/useCopy';
import {usePreference} from '../../hooks/usePreference';
import {findShownCode} from '../../lib/code/readCode';
import {COPIED_LABEL_MS} from '../../shared/code';
import styles from './CodeBlock.module.css';

const MESSAGES = {
  idle: '',
  copied: 'Copied',
  blocked: 'The browser does not allow copying. The code is selected: press Ctrl+C or ⌘C.',
} as const;

/** Copies the code of the block that it stands in, in the language that the reader sees. */
export function CopyButton(): React.ReactNode {
  const isTabbed = React.useContext(TabbedContext);
  const [language] = usePreference('codeLanguage');
  const {state, copy, reset} = useCopy(isTabbed ? COPIED_LABEL_MS.tabbed : COPIED_LABEL_MS.plain);

  const handleClick = (event: React.MouseEvent<HTMLButtonElement>) => {
    const block = event.currentTarget.closest('[data-code-block]');
    const code = block && findShownCode(block, language);
    if (code) {
      void copy(code);
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-copy-code=""
        onClick={handleClick}
        onBlur={state === 'blocked' ? reset : undefined}
      >
        {state === 'copied' ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className={state === 'blocked' ? styles.blocked : styles.announcement}>
        {MESSAGES[state]}
      </span>
    </>
  );
}
