/**
 * Makes a change that alters the height of what stands above an element, and scrolls so that the
 * element stays where the reader's eyes are.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({top: moved, behavior: 'instant'});
  }
}
