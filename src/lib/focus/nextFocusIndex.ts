/** Where the focus is in a list of tabs, a toolbar or the like. */
export interface FocusState {
  /** `event.key` of the keyboard event. */
  readonly key: string;
  /** The index of the item that has the focus. */
  readonly index: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** The item that a key leads to, or null when the key means nothing to such a list. */
export function nextFocusIndex({key, index, count, isRightToLeft}: FocusState): number | null {
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
