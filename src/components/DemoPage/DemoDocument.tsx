import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import Head from '@docusaurus/Head';
import siteStorage from '@generated/site-storage';
import {createFrameScript} from '../../lib/demos/frameScript';
import {TOOLPAD_MODE_KEY} from '../../shared/demos';
import {PREFERENCES} from '../../shared/preferences';

export interface DemoDocumentProps {
  readonly title: string;
  /** What the keys of its storage start with. */
  readonly storagePrefix: string;
  readonly children: React.ReactNode;
}

/** A page without the site around it, with a storage of its own, that search engines leave out. */
export function DemoDocument({title, storagePrefix, children}: DemoDocumentProps): React.ReactNode {
  const translate = useTranslate(DEMO_TEXTS);
  const script = createFrameScript({
    prefix: storagePrefix,
    siteMode: `theme${siteStorage.namespace}`,
    siteDirection: PREFERENCES.direction.store.key,
    appMode: TOOLPAD_MODE_KEY,
  });
  return (
    <>
      <Head>
        <title>{translate('document.title', {title})}</title>
        <meta name="robots" content="noindex" />
        <script>{script}</script>
      </Head>
      {children}
    </>
  );
}
