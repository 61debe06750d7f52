/** A page that never rests gets the work all the same, after so many milliseconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Waits until the page has loaded and has nothing better to do.
 *
 * @returns a function that stops waiting
 */
export function whenIdle(scope: Window, onIdle: () => void): () => void {
  let isStopped = false;
  const run = () => {
    if (!isStopped) {
      onIdle();
    }
  };
  const rest = () => {
    // Safari has no `requestIdleCallback` before version 26.
    if ('requestIdleCallback' in scope) {
      scope.requestIdleCallback(run, {timeout: LONGEST_WAIT_MS});
    } else {
      setTimeout(run);
    }
  };
  if (scope.document.readyState === 'complete') {
    rest();
  } else {
    scope.addEventListener('load', rest, {once: true});
  }
  return () => {
    isStopped = true;
  };
}
