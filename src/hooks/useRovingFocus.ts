import * as React from 'react';
import {nextFocusIndex} from '../lib/focus/nextFocusIndex';

const ITEMS = 'button:not(:disabled), a[href]';

/**
 * Makes a toolbar one stop for the Tab key: the arrow keys, Home and End move between its buttons
 * and links, and Tab comes back to where the reader was.
 *
 * @returns the ref of the element with `role="toolbar"`
 */
export function useRovingFocus(): React.RefObject<HTMLDivElement | null> {
  const toolbar = React.useRef<HTMLDivElement>(null);

  // After every render, because buttons come and go.
  React.useEffect(() => {
    const items = [...(toolbar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const current = items.find((item) => item.getAttribute('tabindex') === '0') ?? items[0];
    for (const item of items) {
      item.tabIndex = item === current ? 0 : -1;
    }
  });

  React.useEffect(() => {
    const element = toolbar.current;
    if (!element) {
      return undefined;
    }
    const listItems = () => [...element.querySelectorAll<HTMLElement>(ITEMS)];
    const follow = ({target}: FocusEvent) => {
      for (const item of listItems()) {
        item.tabIndex = item === target ? 0 : -1;
      }
    };
    const move = (event: KeyboardEvent) => {
      const items = listItems();
      const index = items.findIndex((item) => item === event.target);
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const next = nextFocusIndex({key: event.key, index, count: items.length, isRightToLeft});
      if (index !== -1 && next !== null) {
        event.preventDefault();
        items[next]?.focus();
      }
    };
    element.addEventListener('focusin', follow);
    element.addEventListener('keydown', move);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('keydown', move);
    };
  }, []);

  return toolbar;
}
