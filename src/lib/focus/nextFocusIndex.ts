export interface TabListState {
  /** `event.key` of the keyboard event. */
  readonly key: string;
  /** The index of the tab that has the focus. */
  readonly index: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** The tab that a key leads to, or null when the key means nothing to a list of tabs. */
export function nextTabIndex({key, index, count, isRightToLeft}: TabListState): number | null {
  const step = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
