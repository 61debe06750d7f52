import * as React from 'react';

/** All elements that are neither in `element` nor around it. */
function elementsBeside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) {
    return [];
  }
  const siblings = [...parent.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement && sibling !== element && !sibling.inert,
  );
  return parent === document.body ? siblings : [...siblings, ...elementsBeside(parent)];
}

/**
 * Keeps keyboards and screen readers inside the menu of small screens while it is open: what it
 * covers cannot be reached, Escape closes it, and focus goes into it and back to its button.
 *
 * @param shown - whether the menu is open
 * @param toggle - closes the open menu
 */
export function useModalMenu(shown: boolean, toggle: () => void): void {
  React.useEffect(() => {
    const menu = document.querySelector('.navbar-sidebar');
    if (!shown || !menu) {
      return undefined;
    }
    // A press on the backdrop closes the menu, and an inert element gets no presses.
    const covered = elementsBeside(menu).filter(
      (element) => !element.matches('.navbar-sidebar__backdrop'),
    );
    for (const element of covered) {
      element.inert = true;
    }
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of covered) {
        element.inert = false;
      }
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}
