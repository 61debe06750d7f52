/** How long nothing must have scrolled until a page counts as at rest. */
export const REST_MS = 200;

const OPTIONS = {capture: true, passive: true} as const;

/** What the watch needs of a browser; passed in, so that tests can scroll. */
export interface ScrollEnvironment {
  /** The document whose scrolling counts, everything in it included. */
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly setTimeout: (run: () => void, delay: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

export interface ScrollWatch {
  /** Resolves when nothing has scrolled for {@link REST_MS}: at once if that is so already. */
  readonly whenAtRest: () => Promise<void>;
  readonly stop: () => void;
}

/** Watches whether a document scrolls. What happened before the watch began counts as scrolling. */
export function watchScroll({document, setTimeout, clearTimeout}: ScrollEnvironment): ScrollWatch {
  let isAtRest = false;
  let waiting: (() => void)[] = [];
  const rest = () => {
    isAtRest = true;
    const resting = waiting;
    waiting = [];
    for (const resolve of resting) {
      resolve();
    }
  };
  let timer = setTimeout(rest, REST_MS);
  const restart = () => {
    isAtRest = false;
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  document.addEventListener('scroll', restart, OPTIONS);
  return {
    whenAtRest: () =>
      isAtRest
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
    stop: () => {
      document.removeEventListener('scroll', restart, OPTIONS);
      clearTimeout(timer);
    },
  };
}
