import {AD_RULES} from '../../shared/ads';
import type {Ad} from './ad';

/** How far the search for the network's ad has come. */
export interface Detection {
  readonly tries: number;
  /** The ad, once a try has found it. */
  readonly ad: Ad | null;
}

export const DETECTION_START: Detection = {tries: 0, ad: null};

/** True while one more try makes sense: nothing found yet, and not too many tries. */
export function isDetecting({tries, ad}: Detection): boolean {
  return ad === null && tries < AD_RULES.detectionMaxTries;
}

/**
 * One try.
 *
 * @param found - what the network has delivered by now
 */
export function tryOnce(state: Detection, found: Ad | null): Detection {
  return isDetecting(state) ? {tries: state.tries + 1, ad: found} : state;
}

export type DetectionVerdict = 'pending' | 'found' | 'missing';

/** An ad blocker is assumed long before the last try; an ad that comes late still gets its place. */
export function judgeDetection({tries, ad}: Detection): DetectionVerdict {
  if (ad) {
    return 'found';
  }
  return tries < AD_RULES.adBlockTries ? 'pending' : 'missing';
}
