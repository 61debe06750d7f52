import * as React from 'react';
import {createRoot, hydrateRoot, type Root, type RootOptions} from 'react-dom/client';
import type {DemoInfo} from '../../shared/demos';
import {PREFERENCES} from '../../shared/preferences';
import {DemoErrorBoundary} from './DemoErrorBoundary';
import {demoRootOptions} from './demoRootOptions';
import {DemoRoot} from './DemoRoot';

export type MountableDemo = Pick<DemoInfo, 'id' | 'provider'>;

/** A demo that runs. */
export interface MountedDemo {
  /** Starts it afresh: a new component with new state. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/** The server renders from left to right. What it has rendered is of no use to other readers. */
function dropOtherDirection(container: HTMLElement): void {
  const {attribute, fallback} = PREFERENCES.direction;
  const direction = document.documentElement.getAttribute(attribute) ?? fallback;
  if (direction !== fallback) {
    // Its room stays, so that nothing moves until the demo is there.
    container.style.minHeight = `${String(container.offsetHeight)}px`;
    container.replaceChildren();
  }
}

function startRoot(container: Element, node: React.ReactNode, options: RootOptions): Root {
  if (container.hasChildNodes()) {
    return hydrateRoot(container, node, options);
  }
  // In an element of its own: React warns where the inside of an element is also set as HTML.
  const host = container.appendChild(document.createElement('div'));
  const root = createRoot(host, options);
  root.render(node);
  return root;
}

/**
 * Starts a demo in a React root of its own: it hydrates what the server has rendered, whenever that
 * may be, and nothing that happens around it can disturb it.
 *
 * @param onAlive - told as soon as the demo answers to its reader
 */
export function mountDemo(
  container: HTMLElement,
  {id, provider}: MountableDemo,
  Component: React.ComponentType,
  onAlive: () => void,
): MountedDemo {
  let run = 0;
  let isAlive = false;
  let isUnwanted = false;
  const render = () => (
    <DemoErrorBoundary key={run} onReset={reset} onMount={handleMount}>
      <DemoRoot provider={provider}>
        <Component />
      </DemoRoot>
    </DemoErrorBoundary>
  );
  const options = demoRootOptions(id);
  dropOtherDirection(container);
  const root = startRoot(container, render(), options);

  // React must not unmount one root while it works on another.
  function unmount() {
    setTimeout(() => {
      root.unmount();
      container.replaceChildren();
    });
  }
  // A root that has not hydrated yet takes no updates: they wait until it has.
  function handleMount() {
    if (!isAlive) {
      isAlive = true;
      onAlive();
    }
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
