/** What the build, the page and the tests agree on about live demos. */

/** What is known of a demo without running it. */
export interface DemoInfo {
  /** The name of its file and of its anchor on the page: `DashboardLayoutBasic`. */
  readonly id: string;
  /** The folder of the page that owns it: `dashboard-layout`. */
  readonly page: string;
  readonly title: string;
  /** True when it runs in a document of its own, in a frame. */
  readonly frame: boolean;
  /** True when it brings an AppProvider, and with it a theme and the style of its document. */
  readonly provider: boolean;
  /** The room that is kept for it, in CSS pixels; undefined: as high as the server rendered it. */
  readonly height?: number | undefined;
}

/** Whether code brings an AppProvider; see {@link DemoInfo.provider}. */
export function bringsProvider(code: string): boolean {
  return /<AppProvider\b/.test(code);
}

/** The room of a frame whose writer has said nothing, in CSS pixels. */
export const DEFAULT_FRAME_HEIGHT = 420;

/** Widths that a frame can be shown at, in CSS pixels: one on each side of the `md` breakpoint. */
export const FRAME_WIDTHS = {phone: 360, tablet: 768, desktop: 1280} as const;

export type FrameWidthName = keyof typeof FRAME_WIDTHS;

/** The narrowest frame that the handle allows, in CSS pixels (WCAG 2.2, 1.4.10). */
export const MIN_FRAME_WIDTH = 320;

/** Where demos have pages of their own, below the base URL. */
export const DEMOS_PATH = '/demos/';

/** The page that runs edited demos, below the base URL. Its name is no page's folder. */
export const PLAYGROUND_PATH = '/demos/playground/';

/** The address of a demo on its own, below the base URL. */
export function demoPath({page, id}: Pick<DemoInfo, 'page' | 'id'>): string {
  return `${DEMOS_PATH}${page}/${id}/`;
}

/** What the keys of a demo's storage start with, so that it shares none with the site. */
export function demoStoragePrefix({page, id}: Pick<DemoInfo, 'page' | 'id'>): string {
  return `toolpad-demo/${page}/${id}/`;
}

/** A key that Toolpad Core keeps the colour mode of an app in. */
export const TOOLPAD_MODE_KEY = 'toolpad-mode';

/** How long the editor waits after the last key before it runs the code, in milliseconds. */
export const RUN_DELAY_MS = 300;
