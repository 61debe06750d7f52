import {whenIdle, type IdleEnvironment} from './whenIdle';

/** What the wait needs of a browser; passed in, so that tests can decide what is near. */
export interface NearEnvironment extends IdleEnvironment {
  readonly IntersectionObserver: typeof IntersectionObserver;
}

/**
 * Waits until an element is near the visible part of the page, then until the browser has nothing
 * better to do: what `onNear` starts never delays the first paint.
 *
 * @param distance - how far above or below the visible part counts as near, in pixels
 * @param onNear - called once
 * @returns a function that stops waiting
 */
export function whenNear(
  element: Element,
  distance: number,
  onNear: () => void,
  environment: NearEnvironment,
): () => void {
  let isWaiting = true;
  const run = () => {
    if (isWaiting) {
      isWaiting = false;
      onNear();
    }
  };
  const observer = new environment.IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        whenIdle(run, environment);
      }
    },
    {rootMargin: `${distance}px 0px`},
  );
  observer.observe(element);
  return () => {
    isWaiting = false;
    observer.disconnect();
  };
}
