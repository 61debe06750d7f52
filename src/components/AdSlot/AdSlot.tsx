import * as React from 'react';
import {useLanguage} from '../../contexts/LanguageContext';
import {trackEvent} from '../../lib/analytics/trackEvent';
import {whenIdle} from '../../lib/dom/whenIdle';
import {whenNear} from '../../lib/dom/whenNear';
import styles from './AdSlot.module.css';

const NEAR_PX = 300;

/**
 * The room for the one ad of a page. The room is all that pages carry; what fills it is loaded when
 * the reader comes near, and lives in a React root of its own: whatever goes wrong in there, the
 * page does not notice.
 */
export function AdSlot(): React.ReactNode {
  const room = React.useRef<HTMLDivElement>(null);
  const language = useLanguage();

  React.useEffect(() => {
    const element = room.current;
    if (!element) {
      return undefined;
    }
    let isHere = true;
    let stopWaiting: () => void = () => undefined;
    let unmount: () => void = () => undefined;

    async function fill(slot: Element): Promise<void> {
      try {
        const {mountAdManager} = await import('../AdManager/mountAdManager');
        if (isHere) {
          unmount = mountAdManager(slot, language);
        }
      } catch {
        trackEvent({category: 'ad', action: 'crash'}, window);
      }
    }

    const stopLooking = whenNear(element, {
      distance: NEAR_PX,
      onNear: () => {
        stopWaiting = whenIdle(window, () => void fill(element));
      },
    });
    return () => {
      isHere = false;
      stopLooking();
      stopWaiting();
      unmount();
    };
  }, [language]);

  return <div ref={room} className={styles.room} data-ad-slot="" />;
}
