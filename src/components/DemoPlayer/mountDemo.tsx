import * as React from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import type {DemoInfo} from '../../shared/demos';
import {DemoErrorBoundary} from './DemoErrorBoundary';
import {demoRootOptions} from './demoRootOptions';
import {DemoRoot} from './DemoRoot';

export type MountableDemo = Pick<DemoInfo, 'id' | 'frame'>;

/** A demo that runs. */
export interface MountedDemo {
  /** Starts it afresh: a new component with new state. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/**
 * Starts a demo in a React root of its own: it hydrates what the server has rendered, whenever that
 * may be, and nothing that happens around it can disturb it.
 */
export function mountDemo(
  container: Element,
  {id, frame}: MountableDemo,
  Component: React.ComponentType,
): MountedDemo {
  let run = 0;
  const render = () => (
    <DemoErrorBoundary key={run} onReset={reset}>
      <DemoRoot frame={frame}>
        <Component />
      </DemoRoot>
    </DemoErrorBoundary>
  );
  const options = demoRootOptions(id);
  const isRendered = container.hasChildNodes();
  const root = isRendered
    ? hydrateRoot(container, render(), options)
    : createRoot(container, options);
  if (!isRendered) {
    root.render(render());
  }

  function reset() {
    run += 1;
    root.render(render());
  }
  return {
    reset,
    // React must not unmount one root while it works on another.
    unmount: () => setTimeout(() => root.unmount()),
  };
}
