import type {DemoDriver, Part} from './types';

/** The sidebar of a wide screen. Those of narrower screens are there too, hidden by CSS. */
export function sidebarOf(demo: DemoDriver): Part {
  return demo.part('navigation', 'Desktop');
}

/** The part of a dashboard that the page fills. */
export function pageOf(demo: DemoDriver): Part {
  return demo.part('main');
}

/** A link of the sidebar, by the title of its navigation item. */
export function itemOf(demo: DemoDriver, title: string): Part {
  return sidebarOf(demo).part('link', title);
}
