/** How far from the visible area a demo starts, so that it answers once a reader is there. */
const MARGIN = '300px 0px';

/** What the wait needs of a browser; passed in, so that tests can decide what is near. */
export interface NearEnvironment {
  readonly IntersectionObserver: typeof IntersectionObserver;
  readonly setTimeout: typeof setTimeout;
  /** Missing in Safari. */
  readonly requestIdleCallback?: typeof requestIdleCallback;
}

/**
 * Calls back once, when an element is near the visible area and the browser has time.
 *
 * @returns a function that calls it off
 */
export function whenNear(
  element: Element,
  callback: () => void,
  environment: NearEnvironment,
): () => void {
  let isOff = false;
  const observer = new environment.IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        const start = () => {
          if (!isOff) {
            callback();
          }
        };
        if (environment.requestIdleCallback) {
          environment.requestIdleCallback(start, {timeout: 500});
        } else {
          environment.setTimeout(start, 50);
        }
      }
    },
    {rootMargin: MARGIN},
  );
  observer.observe(element);
  return () => {
    isOff = true;
    observer.disconnect();
  };
}
