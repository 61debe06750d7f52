import * as React from 'react';

/** The width of an element in CSS pixels, kept up to date; 0 on the server and while hydrating. */
export function useFrameWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = React.useState(0);
  React.useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry) {
        setWidth(entry.contentRect.width);
      }
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
