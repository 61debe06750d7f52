import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {TabbedContext} from '../../contexts/TabbedContext';
import {useCopy} from '../../hooks/useCopy';
import {usePreference} from '../../hooks/usePreference';
import {findShownCode} from '../../lib/code/readCode';
import {CODE_TEXTS} from '../../lib/i18n/texts/code';
import {COPIED_LABEL_MS} from '../../shared/code';
import styles from './CodeBlock.module.css';

/** Copies the code of the block that it stands in, in the language that the reader sees. */
export function CopyButton(): React.ReactNode {
  const translate = useTranslate(CODE_TEXTS);
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
        {translate(state === 'copied' ? 'copy.copied' : 'copy.idle')}
      </button>
      <span role="status" className={state === 'blocked' ? styles.blocked : 'visually-hidden'}>
        {state !== 'idle' && translate(`copy.${state}`)}
      </span>
    </>
  );
}
