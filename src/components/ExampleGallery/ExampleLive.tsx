import * as React from 'react';
import {useLocation} from '@docusaurus/router';
import apps from '@generated/toolpad-example-apps/default/apps';
import {demoStoragePrefix} from '../../shared/demos';
import {DemoDocument} from '../DemoPage/DemoDocument';
import {DemoStage, type ReadyDemo} from '../DemoPlayer/DemoStage';

/** The room of an example that has not started: what has no height never comes near in a frame. */
const ROOM_PX = 320;

async function loadApp(name: string): Promise<ReadyDemo> {
  const load = apps[name];
  if (!load) {
    throw new Error(`The example ${name} does not run here.`);
  }
  return {info: {id: name, provider: true}, component: (await load()).App};
}

/** The page on which an example runs: the application itself, from its own files. */
export function ExampleLive(): React.ReactNode {
  const {pathname} = useLocation();
  const name = pathname.split('/').findLast((part) => part !== '') ?? '';
  const [load] = React.useState(() => () => loadApp(name));
  return (
    <DemoDocument title={name} storagePrefix={demoStoragePrefix({page: 'examples', id: name})}>
      {/* It reads the address and the storage, so there is nothing for the server to render. */}
      <DemoStage html="" load={load} height={ROOM_PX} />
    </DemoDocument>
  );
}
