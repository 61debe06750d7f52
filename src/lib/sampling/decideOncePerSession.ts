export interface SessionDecision {
  /** The key in session storage. */
  readonly key: string;
  /** The share of sessions that are chosen, from 0 to 1. */
  readonly ratio: number;
  /** From 0 up to, and never reaching, 1. */
  readonly random: () => number;
  /** Session storage; a browser that blocks it throws here. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const CHOSEN = '1';
const NOT_CHOSEN = '0';

/**
 * Draws once per session whether it is one of the few. A session that cannot remember the answer is
 * never chosen: it would draw again on every page.
 */
export function decideOncePerSession({key, ratio, random, storage}: SessionDecision): boolean {
  try {
    const stored = storage().getItem(key);
    if (stored === CHOSEN || stored === NOT_CHOSEN) {
      return stored === CHOSEN;
    }
    const isChosen = random() < ratio;
    storage().setItem(key, isChosen ? CHOSEN : NOT_CHOSEN);
    return isChosen;
  } catch {
    return false;
  }
}
