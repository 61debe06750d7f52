import * as React from 'react';
import type {VariantValue} from '../shared/code';

export interface VariantTabsState {
  /** The start of the ids of tabs and panels; unique on the page. */
  readonly idPrefix: string;
  readonly selected: VariantValue;
}

/** What the panels of a set of variants know of their tabs; null outside of one. */
export const VariantTabsContext = React.createContext<VariantTabsState | null>(null);
