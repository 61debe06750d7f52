import * as React from 'react';
import type {Ad} from '../../lib/ads/ad';
import {loadFeedAd} from '../../lib/ads/loadFeedAd';
import type {AdOptions} from '../../shared/ads';

export interface FeedAdProps {
  readonly options: AdOptions;
  /** Called at most once, with an ad that may be shown. */
  readonly onAd: (ad: Ad) => void;
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {signal, credentials: 'omit'});
  if (!response.ok) {
    throw new Error(`The ad feed answered ${response.status}.`);
  }
  return response.json();
}

/** Asks the network's feed for an ad. Shows nothing itself. */
export function FeedAd({options, onAd}: FeedAdProps): React.ReactNode {
  const {feedUrl, networkName} = options;

  React.useEffect(() => {
    if (feedUrl === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    void loadFeedAd({
      fetchFeed: () => fetchJson(feedUrl, signal),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
      networkName,
      signal,
    }).then((ad) => {
      if (ad && !signal.aborted) {
        onAd(ad);
      }
    });
    return () => controller.abort();
  }, [feedUrl, networkName, onAd]);

  return null;
}
