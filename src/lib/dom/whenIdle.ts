/** What the wait needs of a browser. */
export interface IdleEnvironment {
  readonly setTimeout: (run: () => void, delay: number) => number;
  /** Missing in Safari before version 26. */
  readonly requestIdleCallback?: typeof requestIdleCallback;
}

/** After this time a busy browser starts anyway. */
const LATEST_START_MS = 500;

/** Calls back as soon as the browser has nothing better to do. */
export function whenIdle(run: () => void, environment: IdleEnvironment): void {
  if (environment.requestIdleCallback) {
    environment.requestIdleCallback(run, {timeout: LATEST_START_MS});
  } else {
    environment.setTimeout(run, 0);
  }
}
