import * as React from 'react';
import index from '@demo-entries/index.js';
import {DemoStage, type ReadyDemo} from '../DemoPlayer/DemoStage';

async function loadDemo(key: string): Promise<ReadyDemo> {
  const found = await index[key]?.();
  if (!found) {
    throw new Error(`There is no demo ${key}.`);
  }
  const info = 'default' in found ? found.default : found;
  return {info, component: (await info.load()).default};
}

export interface DemoPageStageProps {
  /** The demo, as `page/id`. */
  readonly demoKey: string;
  /** What the server has rendered; empty in the browser, which keeps what is there. */
  readonly html: string;
}

/** What stands on a demo's own page. It needs nothing of the site around it. */
export function DemoPageStage({demoKey, html}: DemoPageStageProps): React.ReactNode {
  const [load] = React.useState(() => () => loadDemo(demoKey));
  return <DemoStage html={html} load={load} />;
}
