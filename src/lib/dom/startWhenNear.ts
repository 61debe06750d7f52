import {takeTurn, type TurnEnvironment} from './takeTurn';
import {whenIdle, type IdleEnvironment} from './whenIdle';

/** What the start needs of a browser; passed in, so that tests can decide what is near. */
export interface StartEnvironment extends TurnEnvironment, IdleEnvironment {
  readonly IntersectionObserver: typeof IntersectionObserver;
  readonly AbortController: typeof AbortController;
}

/** Work for an element that is too heavy to do while a reader scrolls. */
export interface HeavyStart {
  /** How far above or below the visible part of the page counts as near, in pixels. */
  readonly distance: number;
  /** Must end; see {@link takeTurn}. */
  readonly work: () => Promise<void>;
  /** Told when the work fails. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Does heavy work for an element once: when it is near the visible part of the page, the browser is
 * idle, nothing scrolls, and it is its turn. An element that a reader has scrolled past waits until
 * it comes near again, so that what is in view never queues behind it.
 *
 * @returns a function that calls the work off as long as it has not begun
 */
export function startWhenNear(
  element: Element,
  {distance, work, onFailure}: HeavyStart,
  environment: StartEnvironment,
): () => void {
  let turn: AbortController | null = null;
  const observer = new environment.IntersectionObserver(
    (entries) => {
      const isNear = entries.at(-1)?.isIntersecting === true;
      if (!isNear) {
        turn?.abort();
        turn = null;
        return;
      }
      if (turn) {
        return;
      }
      turn = new environment.AbortController();
      const {signal} = turn;
      const start = () => {
        observer.disconnect();
        return work();
      };
      whenIdle(() => {
        takeTurn(start, signal, environment).catch(onFailure);
      }, environment);
    },
    {rootMargin: `${distance}px 0px`},
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    turn?.abort();
  };
}
