import * as React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useTranslate} from '../../contexts/LanguageContext';
import {EXAMPLE_TEXTS} from '../../lib/i18n/texts/examples';
import {exampleLivePath, exampleSourcePath} from '../../shared/examples';
import styles from './ExampleGallery.module.css';
import type {SandboxName} from './openExample';

export interface ExampleActionsProps {
  /** The name of the example's folder. */
  readonly name: string;
  readonly title: string;
  /** True when the example runs inside the site. */
  readonly isLive: boolean;
}

const SANDBOXES = {StackBlitz: 'card.stackBlitz', CodeSandbox: 'card.codeSandbox'} as const;

/** What a reader can do with an example: read it, run it, take it elsewhere. */
export function ExampleActions({name, title, isLive}: ExampleActionsProps): React.ReactNode {
  const translate = useTranslate(EXAMPLE_TEXTS);
  const livePath = useBaseUrl(exampleLivePath(name));
  const [failed, setFailed] = React.useState<SandboxName | null>(null);

  const open = (sandbox: SandboxName) => {
    setFailed(null);
    // What sends an example is of use to few readers: it loads when one of them asks for it.
    import('./openExample')
      .then(({openExample}) => openExample(name, title, sandbox))
      .catch(() => setFailed(sandbox));
  };
  const openButton = (sandbox: SandboxName) => (
    <button
      type="button"
      className={styles.cardAction}
      aria-label={translate('card.openIn', {sandbox, title})}
      onClick={() => open(sandbox)}
    >
      {translate(SANDBOXES[sandbox])}
    </button>
  );

  return (
    <div className={styles.actions}>
      <Link
        to={exampleSourcePath(name)}
        className={styles.cardAction}
        aria-label={translate('card.sourceOf', {title})}
      >
        {translate('card.source')}
      </Link>
      {isLive && (
        <a
          href={livePath}
          target="_blank"
          rel="noopener"
          className={styles.cardAction}
          aria-label={translate('card.liveOf', {title})}
        >
          {translate('card.live')}
        </a>
      )}
      {openButton('StackBlitz')}
      {openButton('CodeSandbox')}
      <span role="status" className={styles.status}>
        {failed && translate('card.notOpened', {sandbox: failed})}
      </span>
    </div>
  );
}
