import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {DemoDocument} from '../DemoPage/DemoDocument';

/**
 * Runs edited demos. It works only in a sandbox that has cut it off from the site: elsewhere anybody
 * could send it code to run in a reader's name.
 */
export function DemoPlayground(): React.ReactNode {
  const box = React.useRef<HTMLDivElement>(null);
  const translate = useTranslate(DEMO_TEXTS);
  const isRefused = useIsBrowser() && window.origin !== 'null';

  React.useEffect(() => {
    const container = box.current;
    if (container && window.origin === 'null') {
      import('./runPlayground').then(
        ({runPlayground}) => runPlayground(container),
        () => {
          container.textContent = translate('playground.notLoaded');
        },
      );
    }
  }, [translate]);

  return (
    <DemoDocument title={translate('playground.title')} storagePrefix="toolpad-demo/playground/">
      {isRefused && <p className="demo-note">{translate('playground.refused')}</p>}
      <div ref={box} />
    </DemoDocument>
  );
}
