import * as React from 'react';

/**
 * Makes a `<details>` element behave like a menu: Escape closes it and returns to its summary; a
 * click or focus elsewhere closes it, and so does a change of `closeKey`. Without JavaScript it
 * still opens and closes.
 *
 * @param closeKey - for example the current path, so that navigation closes the menu
 * @returns the ref of the `<details>` element, which may come and go
 */
export function useDisclosure(closeKey: string): React.RefCallback<HTMLDetailsElement> {
  const menu = React.useRef<HTMLDetailsElement>(null);

  React.useEffect(() => {
    if (menu.current) {
      menu.current.open = false;
    }
  }, [closeKey]);

  return React.useCallback((details: HTMLDetailsElement | null) => {
    menu.current = details;
    if (!details) {
      return undefined;
    }
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) {
        details.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    details.addEventListener('keydown', closeOnEscape);
    return () => {
      menu.current = null;
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      details.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
}
