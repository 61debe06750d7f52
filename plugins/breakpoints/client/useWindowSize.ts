// Stands in for the module of the same name in @docusaurus/theme-common, where the width is fixed.
import * as React from 'react';
import {BREAKPOINTS} from '../../../src/shared/themeConstants';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const DESKTOP = `(min-width: ${String(BREAKPOINTS.md)}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the window has the desktop layout; `ssr` on the server and while React hydrates. */
export function useWindowSize(): WindowSize {
  return React.useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
