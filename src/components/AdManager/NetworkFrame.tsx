import * as React from 'react';
import type {Ad} from '../../lib/ads/ad';
import {createNetworkFrame, parseNetworkMessage} from '../../lib/ads/networkFrame';
import type {AdOptions} from '../../shared/ads';
import styles from './NetworkFrame.module.css';

export interface NetworkFrameProps {
  readonly options: AdOptions;
  readonly onAd: (ad: Ad) => void;
}

/**
 * Runs the network's script out of sight, in a frame of another origin without any right but to run
 * scripts. What it tells the page is checked like any other word of a stranger.
 */
export function NetworkFrame({options, onAd}: NetworkFrameProps): React.ReactNode {
  const frame = React.useRef<HTMLIFrameElement>(null);
  const {networkScriptUrl, networkScriptId, networkElementId, networkName} = options;

  React.useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const ad =
        event.source !== null && event.source === frame.current?.contentWindow
          ? parseNetworkMessage(event.data, networkName)
          : null;
      if (ad) {
        onAd(ad);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [networkName, onAd]);

  return (
    networkScriptUrl !== undefined && (
      <iframe
        ref={frame}
        className={styles.frame}
        title={networkName}
        sandbox="allow-scripts"
        srcDoc={createNetworkFrame({networkScriptUrl, networkScriptId, networkElementId})}
        tabIndex={-1}
        aria-hidden="true"
      />
    )
  );
}
