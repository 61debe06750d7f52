import * as React from 'react';
import {trackEvent} from '../lib/analytics/trackEvent';
import {AD_RULES} from '../shared/ads';

/**
 * Tells analytics that an ad was displayed, once it has been on the page for a while.
 *
 * @param label - what analytics calls the ad
 * @param isCounted - false for the many displays that are not in the sample
 */
export function useDisplayEvent(label: string, isCounted: boolean): void {
  React.useEffect(() => {
    if (!isCounted) {
      return undefined;
    }
    const timer = setTimeout(() => {
      trackEvent({category: 'ad', action: 'display', label}, window);
    }, AD_RULES.displayDelayMs);
    return () => clearTimeout(timer);
  }, [label, isCounted]);
}
