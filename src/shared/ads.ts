/** Numbers and names of the ad slot. The build, the browser and the tests all take them from here. */

/** What the specification fixes (spec §7, §9). */
export const AD_RULES = {
  /** The share of sessions that get the inline shape, from the JSON feed. */
  inlineRatio: 0.2,
  /** The share of page views without a network ad that ask readers to allow ads. */
  noticeRatio: 0.2,
  /** The share of displayed ads that analytics hears of. */
  displaySampleRatio: 0.1,
  /** How long an ad is on the page before it counts as displayed (issue of the ad slot). */
  displayDelayMs: 2500,
  detectionIntervalMs: 500,
  detectionMaxTries: 30,
  /** After this many tries without an ad, an ad blocker is assumed. */
  adBlockTries: 6,
  feedMaxRetries: 10,
} as const;

/** How long to wait before the feed is asked again; ours, the specification has no number. */
export const FEED_RETRY_DELAY_MS = 250;

/** The room of the slot in pixels, reserved in every state (spec §9: margins 3, of 8 px each). */
export const AD_ROOM = {minHeight: {xs: 142, sm: 126}, margin: 24} as const;

/** What the site's config may say about ads. Without an address, the in-house ads serve. */
export interface AdOptions {
  /** The script of the ad network, with the ids that the network gave to the site. */
  readonly networkScriptUrl?: string | undefined;
  /** The id that the network's script expects on its own script element. */
  readonly networkScriptId: string;
  /** The id of the element that the script makes for its ad. */
  readonly networkElementId: string;
  /** Who serves the ads of the script and the feed, for the "ad by" label. */
  readonly networkName: string;
  /** The JSON feed of the ad network, for the inline shape. */
  readonly feedUrl?: string | undefined;
  readonly inlineRatio: number;
  readonly noticeRatio: number;
  readonly displaySampleRatio: number;
}

export const DEFAULT_AD_OPTIONS: AdOptions = {
  networkScriptId: '_carbonads_js',
  networkElementId: 'carbonads',
  networkName: 'Carbon',
  inlineRatio: AD_RULES.inlineRatio,
  noticeRatio: AD_RULES.noticeRatio,
  displaySampleRatio: AD_RULES.displaySampleRatio,
};

/** The `<meta>` that carries the options to the browser; a page without it asks no network. */
export const AD_OPTIONS_META = 'toolpad-ads';

/** The key in session storage for the shape that a session gets. */
export const AD_SHAPE_SESSION_KEY = 'toolpad-ad-inline';
