import * as React from 'react';
import {useLocation} from '@docusaurus/router';
import {tabHash} from '../lib/tabs/tabAddresses';

export interface LinkedTabs {
  /** What the tabs choose between; tabs without a group have no address. */
  readonly groupId: string | undefined;
  readonly values: readonly string[];
  readonly select: (value: string) => void;
}

/** Follows a hash to a tab: `#npm2yarn-pnpm` selects `pnpm` in the tabs of the group `npm2yarn`. */
export function useTabFromHash({groupId, values, select}: LinkedTabs): void {
  const {hash} = useLocation();
  const linked = groupId && values.find((value) => hash === tabHash(groupId, value));
  React.useEffect(() => {
    if (linked) {
      select(linked);
      document.querySelector(`[data-tabs="${groupId}"]`)?.scrollIntoView();
    }
  }, [linked, groupId, select]);
}
