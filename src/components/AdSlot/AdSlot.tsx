import * as React from 'react';
import {useLanguage} from '../../contexts/LanguageContext';
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
    let unmount: (() => void) | undefined;
    const mount = () => {
      import('../AdManager/mountAdManager').then(
        ({mountAdManager}) => {
          if (isHere) {
            unmount = mountAdManager(element, language);
          }
        },
        // Not loaded, perhaps offline: the room stays empty.
        () => undefined,
      );
    };
    const stopWaiting = whenNear(element, NEAR_PX, mount, window);
    return () => {
      isHere = false;
      stopWaiting();
      unmount?.();
    };
  }, [language]);

  return <div ref={room} className={styles.room} data-ad-slot="" />;
}
