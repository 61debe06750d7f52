import * as React from 'react';
import type {CodeStyling} from '../shared/code';

export interface StylingTabsState {
  /** The start of the ids of tabs and panels; unique on the page. */
  readonly idPrefix: string;
  readonly selected: CodeStyling;
}

/** What the panels of a set of styling variants know of their tabs; null outside of one. */
export const StylingTabsContext = React.createContext<StylingTabsState | null>(null);
