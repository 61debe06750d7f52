import * as React from 'react';
import {scrollDistance} from '../lib/navigation/scrollDistance';

/**
 * Brings the active item of the sidebar into view whenever another page becomes active. The sidebar
 * itself stays mounted from page to page, so it keeps its scroll position where that suffices.
 *
 * @param activePath - the path of the active page
 */
export function useRevealActiveItem(activePath: string): void {
  React.useEffect(() => {
    const item = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const container = item?.closest('nav');
    if (item && container) {
      container.scrollTop += scrollDistance(
        item.getBoundingClientRect(),
        container.getBoundingClientRect(),
      );
    }
  }, [activePath]);
}
