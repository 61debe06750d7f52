import * as React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {DemoDocument} from '../DemoPage/DemoDocument';
import styles from '../DemoPage/DemoPage.module.css';

/**
 * Runs edited demos. It works only in a sandbox that has cut it off from the site: elsewhere anybody
 * could send it code to run in a reader's name.
 */
export function DemoPlayground(): React.ReactNode {
  const box = React.useRef<HTMLDivElement>(null);
  const isRefused = useIsBrowser() && window.origin !== 'null';

  React.useEffect(() => {
    const container = box.current;
    if (container && window.origin === 'null') {
      import('./runPlayground').then(
        ({runPlayground}) => runPlayground(container),
        () => {
          container.textContent = 'The playground could not be loaded. Reload the page.';
        },
      );
    }
  }, []);

  return (
    <DemoDocument title="Playground" storagePrefix="toolpad-demo/playground/">
      {isRefused && (
        <p className={styles.note}>Edited demos run here, inside the pages of the documentation.</p>
      )}
      <div ref={box} />
    </DemoDocument>
  );
}
