import {screen, within} from '@testing-library/react';

/** The sidebar of a wide screen. Those of narrower screens are there too, hidden by CSS. */
export function getSidebar() {
  return within(screen.getByRole('navigation', {name: 'Desktop'}));
}

/** The part of a dashboard that the page fills. */
export function getPage() {
  return within(screen.getByRole('main'));
}

/** A link of the sidebar, by the title of its navigation item. */
export function getItem(title: string): HTMLElement {
  return getSidebar().getByRole('link', {name: title});
}
