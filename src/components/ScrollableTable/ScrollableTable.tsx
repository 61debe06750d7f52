import * as React from 'react';

function overflows(table: HTMLTableElement): boolean {
  return table.scrollWidth > table.clientWidth;
}

/** Follows whether a table is wider than its place; it is not while React hydrates. */
function useOverflow(): readonly [React.RefCallback<HTMLTableElement>, boolean] {
  const [isOverflowing, setIsOverflowing] = React.useState(false);
  const ref = React.useCallback((table: HTMLTableElement | null) => {
    if (!table) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsOverflowing(overflows(table));
    });
    observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, isOverflowing];
}

/**
 * A table that scrolls inside itself where it is too wide. Only then can the keyboard stop at it, to
 * scroll it with the arrow keys.
 */
export function ScrollableTable(props: React.ComponentProps<'table'>): React.ReactNode {
  const [ref, isOverflowing] = useOverflow();
  return <table {...props} ref={ref} tabIndex={isOverflowing ? 0 : undefined} />;
}
