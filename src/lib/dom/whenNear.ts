export interface NearOptions {
  /** How far from the visible part of the page counts as near, in pixels. */
  readonly distance: number;
  /** Called once. */
  readonly onNear: () => void;
}

/**
 * Waits until an element is near the visible part of the page. Browsers look after they have painted,
 * so what `onNear` starts never delays the first paint.
 *
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, {distance, onNear}: NearOptions): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        onNear();
      }
    },
    {rootMargin: `${distance}px 0px`},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
