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
  let isAlive = false;
  let isUnwanted = false;
  const render = () => (
    <DemoErrorBoundary key={run} onReset={reset} onMount={handleMount}>
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

  // React must not unmount one root while it works on another.
  function unmount() {
    setTimeout(() => root.unmount());
  }
  // A root that has not hydrated yet takes no updates: they wait until it has.
  function handleMount() {
    isAlive = true;
    if (isUnwanted) {
      unmount();
    }
  }
  function reset() {
    if (isAlive) {
      run += 1;
      root.render(render());
    }
  }
  return {
    reset,
    unmount: () => {
      isUnwanted = true;
      if (isAlive) {
        unmount();
      }
    },
  };
}
