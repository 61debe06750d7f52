import * as React from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

/**
 * Shows an element on the full screen.
 *
 * @returns whether it is there, and a function that puts it there or takes it back
 */
export function useFullscreen(
  element: React.RefObject<HTMLElement | null>,
): readonly [boolean, () => void] {
  const isFull = React.useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const toggle = React.useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // A browser may refuse, for example inside a frame; the page then stays as it is.
    change?.catch(() => undefined);
  }, [element]);
  return [isFull, toggle];
}
