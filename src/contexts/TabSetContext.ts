import * as React from 'react';
import type {TabGroup} from '../lib/tabs/tabAddresses';

/** What panels know of their tabs; only those of a `Tabs` have a group. */
export interface TabSet extends TabGroup {
  /** The start of the ids of tabs and panels; unique on the page. */
  readonly idPrefix: string;
}

/** The tabs that a panel belongs to. */
export const TabSetContext = React.createContext<TabSet>({idPrefix: ''});
