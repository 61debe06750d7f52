import * as React from 'react';
import {useLocation} from '@docusaurus/router';
import index from '@demo-entries/index.js';
import type {DemoEntry} from '../../../plugins/demos/types';
import {findDemoKey} from '../../lib/demos/findDemoKey';
import {demoStoragePrefix, DEMOS_PATH} from '../../shared/demos';
import {DemoStage, type ReadyDemo} from '../DemoPlayer/DemoStage';
import {DemoDocument} from './DemoDocument';
import styles from './DemoPage.module.css';

/** On the server an entry is at hand; in the browser it has to be loaded. */
function toEntry(found: DemoEntry | Promise<{default: DemoEntry}> | undefined): DemoEntry | null {
  return found && 'renderHtml' in found ? found : null;
}

async function loadDemo(key: string): Promise<ReadyDemo> {
  const found = await index[key]?.();
  if (!found) {
    throw new Error(`There is no demo ${key}.`);
  }
  const info = 'default' in found ? found.default : found;
  return {info, component: (await info.load()).default};
}

/** The page of one demo: what frames show, and what opens in a new tab. */
export function DemoPage(): React.ReactNode {
  const {pathname} = useLocation();
  const key = findDemoKey(pathname, DEMOS_PATH);
  const [page = '', id = ''] = key.split('/');
  // The browser finds the server's HTML in the page and must not load anything for it.
  const entry = typeof document === 'undefined' ? toEntry(index[key]?.()) : null;
  const [load] = React.useState(() => () => loadDemo(key));
  return (
    <DemoDocument title={id} storagePrefix={demoStoragePrefix({page, id})}>
      <DemoStage className={styles.stage} html={entry?.renderHtml() ?? ''} load={load} />
    </DemoDocument>
  );
}
