import * as React from 'react';

/**
 * Makes a `<details>` element behave like a menu: Escape closes it and returns to its summary; a
 * click or focus elsewhere closes it, and so does a change of `closeKey`. Without JavaScript it
 * still opens and closes.
 *
 * @param closeKey - for example the current path, so that navigation closes the menu
 */
export function useDisclosure(closeKey: string): React.RefObject<HTMLDetailsElement | null> {
  const ref = React.useRef<HTMLDetailsElement>(null);

  React.useEffect(() => {
    const details = ref.current;
    if (!details) {
      return undefined;
    }
    const close = () => {
      details.open = false;
    };
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) {
        close();
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) {
        close();
        details.querySelector('summary')?.focus();
      }
    };
    close();
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    details.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      details.removeEventListener('keydown', closeOnEscape);
    };
  }, [closeKey]);

  return ref;
}
