import type {AdOptions} from '../../shared/ads';
import type {AdShape} from './ad';
import type {DetectionVerdict} from './detection';

/** What fills the slot. Exactly one of them at any moment (spec §4). */
export type AdChoice =
  /** The slot stays empty: crawlers get no ads. */
  | 'nothing'
  /** The slot is empty until the network's ad is found or missed. */
  | 'waiting'
  | 'external'
  | 'in-house'
  | 'notice';

export interface AdProbes {
  readonly isCrawler: boolean;
  /** Null where the site's config names no network, and in development. */
  readonly shape: AdShape | null;
  readonly verdict: DetectionVerdict;
  /** Drawn once per page view, from 0 up to, and never reaching, 1. */
  readonly noticeDraw: number;
  readonly noticeRatio: number;
}

/** Decides what fills the slot from what is known at the moment. */
export function chooseAd(probes: AdProbes): AdChoice {
  const {isCrawler, shape, verdict, noticeDraw, noticeRatio} = probes;
  if (isCrawler) {
    return 'nothing';
  }
  // Where no network is asked, no ad blocker can be at fault.
  if (shape === null) {
    return 'in-house';
  }
  switch (verdict) {
    case 'pending':
      return 'waiting';
    case 'found':
      return 'external';
    case 'missing':
      return noticeDraw < noticeRatio ? 'notice' : 'in-house';
  }
}

type Sources = Pick<AdOptions, 'networkScriptUrl' | 'feedUrl'>;

/**
 * The shape of external ads: what the session drew, if the config names a source for it, else the
 * other one.
 *
 * @returns null where there is no source at all
 */
export function chooseShape(sources: Sources, isInlineSession: boolean): AdShape | null {
  const {networkScriptUrl, feedUrl} = sources;
  if (feedUrl !== undefined && (isInlineSession || networkScriptUrl === undefined)) {
    return 'inline';
  }
  return networkScriptUrl === undefined ? null : 'image';
}
