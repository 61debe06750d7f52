import * as React from 'react';
import {renderToString} from 'react-dom/server';
import {DemoErrorBoundary} from './DemoErrorBoundary';
import {demoRootOptions} from './demoRootOptions';
import {DemoRoot} from './DemoRoot';
import type {MountableDemo} from './mountDemo';

/** The HTML of a demo, as {@link mountDemo} expects it. For the server only. */
export function renderDemo(Component: React.ComponentType, {id, provider}: MountableDemo): string {
  return renderToString(
    <DemoErrorBoundary onReset={() => undefined}>
      <DemoRoot provider={provider}>
        <Component />
      </DemoRoot>
    </DemoErrorBoundary>,
    demoRootOptions(id),
  );
}
