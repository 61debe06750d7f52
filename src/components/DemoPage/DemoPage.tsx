import * as React from 'react';
import {useLocation} from '@docusaurus/router';
import index from '@demo-entries/index.js';
import {findDemoKey} from '../../lib/demos/findDemoKey';
import {demoStoragePrefix, DEMOS_PATH} from '../../shared/demos';
import {DemoDocument} from './DemoDocument';
import {DemoPageStage} from './DemoPageStage';

/** On the server an entry is at hand; in the browser it has to be loaded. */
function renderOnServer(key: string): string {
  const found = index[key]?.();
  return found && 'renderHtml' in found ? found.renderHtml() : '';
}

/**
 * The page of one demo: what frames show, and what opens in a new tab. In a build this component
 * renders on the server only; `plugins/demos/client/startDemoPage.tsx` brings its HTML to life.
 */
export function DemoPage(): React.ReactNode {
  const {pathname} = useLocation();
  const key = findDemoKey(pathname, DEMOS_PATH);
  const [page = '', id = ''] = key.split('/');
  // The browser finds the server's HTML in the page and must not load anything for it.
  const html = typeof document === 'undefined' ? renderOnServer(key) : '';
  return (
    <DemoDocument title={id} storagePrefix={demoStoragePrefix({page, id})}>
      <div data-demo-page={key}>
        <DemoPageStage demoKey={key} html={html} />
      </div>
    </DemoDocument>
  );
}
