import * as React from 'react';
import type {Ad} from '../lib/ads/ad';
import {
  DETECTION_START,
  isDetecting,
  judgeDetection,
  tryOnce,
  type DetectionVerdict,
} from '../lib/ads/detection';
import {AD_RULES} from '../shared/ads';

export interface AdDetection {
  readonly verdict: DetectionVerdict;
  /** The network's ad, once it is found. */
  readonly ad: Ad | null;
  /** False once no further try will be made. */
  readonly isRunning: boolean;
  /** Where the network's ad is put when it arrives; the next try finds it there. */
  readonly deliver: (ad: Ad) => void;
}

/**
 * Looks for the network's ad at regular times.
 *
 * @param isEnabled - false where there is no network to wait for
 */
export function useAdDetection(isEnabled: boolean): AdDetection {
  const delivered = React.useRef<Ad | null>(null);
  const [state, dispatch] = React.useReducer(tryOnce, DETECTION_START);
  const isRunning = isEnabled && isDetecting(state);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => dispatch(delivered.current), AD_RULES.detectionIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const deliver = React.useCallback((ad: Ad) => {
    delivered.current = ad;
  }, []);

  return {verdict: judgeDetection(state), ad: state.ad, isRunning, deliver};
}
