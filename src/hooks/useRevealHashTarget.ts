import type * as React from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {revealTarget} from '../lib/disclosure/revealTarget';

function findTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is not well-formed names nothing.
    return null;
  }
}

/**
 * Opens what the address points to when it is inside a closed `<details>` of an element, on every
 * navigation. Some browsers do so themselves, but only when a page loads.
 */
export function useRevealHashTarget(container: React.RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useIsomorphicLayoutEffect(() => {
    const target = findTarget(location.hash);
    if (target && container.current && revealTarget(target, container.current)) {
      target.scrollIntoView();
    }
  }, [location, container]);
}
