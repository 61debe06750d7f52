/** A vertical stretch in pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far a container must scroll so that an item in it is in view. An item that is in view stays
 * where it is; another one comes to the middle, so that its neighbours show too.
 *
 * @returns pixels to add to `scrollTop`; 0 when nothing has to move
 */
export function scrollDistance(item: Stretch, container: Stretch): number {
  if (item.top >= container.top && item.bottom <= container.bottom) {
    return 0;
  }
  return (item.top + item.bottom) / 2 - (container.top + container.bottom) / 2;
}
