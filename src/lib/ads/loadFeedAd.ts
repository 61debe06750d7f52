import {AD_RULES, FEED_RETRY_DELAY_MS} from '../../shared/ads';
import type {Ad} from './ad';
import {parseFeed} from './parseFeed';

export interface FeedLoader {
  /** Fetches and parses the feed; rejects when there is no answer, an error or no JSON. */
  readonly fetchFeed: () => Promise<unknown>;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly networkName: string;
  readonly signal: AbortSignal;
}

/**
 * Asks the feed for an ad, and again while it answers without a usable one. A feed that fails is
 * left alone.
 *
 * @returns null when there is no ad to be had
 */
export async function loadFeedAd(loader: FeedLoader): Promise<Ad | null> {
  const {fetchFeed, wait, now, networkName, signal} = loader;
  for (let retries = 0; retries <= AD_RULES.feedMaxRetries; retries += 1) {
    if (retries > 0) {
      await wait(FEED_RETRY_DELAY_MS);
    }
    if (signal.aborted) {
      return null;
    }
    try {
      const ad = parseFeed(await fetchFeed(), {now: now(), networkName});
      if (ad) {
        return ad;
      }
    } catch {
      return null;
    }
  }
  return null;
}
