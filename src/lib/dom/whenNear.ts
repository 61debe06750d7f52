/**
 * Waits until an element is near the visible part of the page, then until the browser has nothing
 * better to do: what `onNear` starts never delays the first paint.
 *
 * @param distance - how far away counts as near, in pixels
 * @param onNear - called once
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, distance: number, onNear: () => void): () => void {
  let isWaiting = true;
  const run = () => {
    if (isWaiting) {
      isWaiting = false;
      onNear();
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        // Safari has no `requestIdleCallback` before version 26.
        ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(run);
      }
    },
    {rootMargin: `${distance}px`},
  );
  observer.observe(element);
  return () => {
    isWaiting = false;
    observer.disconnect();
  };
}
