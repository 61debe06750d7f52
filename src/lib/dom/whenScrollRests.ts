/** How long nothing must have scrolled until a page counts as at rest. */
export const REST_MS = 200;

const OPTIONS = {capture: true, passive: true} as const;

/** What the wait needs of a browser; passed in, so that tests can scroll. */
export interface RestEnvironment {
  /** The document whose scrolling counts, everything in it included. */
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly setTimeout: (run: () => void, delay: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

/** Resolves when nothing has scrolled for {@link REST_MS}. */
export function whenScrollRests({
  document,
  setTimeout,
  clearTimeout,
}: RestEnvironment): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      document.removeEventListener('scroll', waitOn, OPTIONS);
      resolve();
    };
    let timer = setTimeout(rest, REST_MS);
    function waitOn(): void {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    }
    document.addEventListener('scroll', waitOn, OPTIONS);
  });
}
