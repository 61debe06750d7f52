// A network that serves ads and gtag to the built site, without any call out. The site's own config
// names no network, so tests put the tags into the pages that the plugins would have put there.
import type {HtmlTagObject} from '@docusaurus/types';
import type {Page, Route} from '@playwright/test';
import {createOptionsTag} from '../../plugins/ad-slot/createOptionsTag';
import {createAnalyticsTag} from '../../plugins/gtag-sampling/snippet';
import {DEFAULT_OPTIONS} from '../../plugins/gtag-sampling/options';
import {DEFAULT_AD_OPTIONS, type AdOptions} from '../../src/shared/ads';

export const NETWORK = 'https://network.example';
export const SCRIPT_URL = `${NETWORK}/ads.js?serve=ID&placement=toolpad`;
export const FEED_URL = `${NETWORK}/feed.json`;
const GTAG_URL = 'https://gtag.example/js';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#c36"/></svg>';

/** A script as ad networks write them: it puts an ad beside its own script element. */
export const GOOD_SCRIPT = `
  const box = document.createElement('div');
  box.id = 'carbonads';
  box.innerHTML = '<a href="https://network.example/click"><img src="https://network.example/ad.svg" alt=""></a>'
    + '<a href="https://network.example/click">Acme: a database that branches.</a>'
    + '<a href="https://network.example/">via Network</a>';
  document.getElementById('_carbonads_js').after(box);
`;

export const GOOD_ENTRY = {
  statlink: '//network.example/click',
  statimp: '//network.example/view.svg',
  image: 'https://network.example/ad.svg',
  company: 'Acme',
  description: 'A database that branches.',
  pixel: 'https://network.example/pixel.svg?t=[timestamp]',
  timestamp: '42',
};

function toHtml({tagName, attributes = {}, innerHTML}: HtmlTagObject): string {
  const list = Object.entries(attributes).map(
    ([name, value]) =>
      ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const start = `<${tagName}${list.join('')}>`;
  return tagName === 'meta' ? start : `${start}${innerHTML ?? ''}</${tagName}>`;
}

/** Puts the tags of the two plugins into every page that the browser loads. */
export async function configureSite(
  page: Page,
  {ads, webVitalsRatio}: {ads?: Partial<AdOptions>; webVitalsRatio?: number},
): Promise<void> {
  const adTag = createOptionsTag({...DEFAULT_AD_OPTIONS, displaySampleRatio: 1, ...ads});
  const analyticsTag = createAnalyticsTag({
    ...DEFAULT_OPTIONS,
    measurementId: 'G-TEST',
    scriptUrl: GTAG_URL,
    ...(webVitalsRatio !== undefined && {webVitalsRatio}),
  });
  await page.route(/\/toolpad\/(?:[\w-]+\/)*(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('</head>', `${adTag ? toHtml(adTag) : ''}</head>`)
      .replace('</body>', () => `${analyticsTag ? toHtml(analyticsTag) : ''}</body>`);
    await route.fulfill({response, body: html});
  });
  await page.route(`${GTAG_URL}*`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.route(`${NETWORK}/**`, (route) => route.abort());
  await page.route(`${NETWORK}/*.svg*`, (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: PICTURE}),
  );
}

/** Decides what the network's script is; see `page.route`. */
export async function serveScript(
  page: Page,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`${NETWORK}/ads.js*`, handler);
}

/** Serves a script that works. */
export function fulfillScript(route: Route): Promise<void> {
  return route.fulfill({contentType: 'text/javascript', body: GOOD_SCRIPT});
}

/**
 * Serves the feed.
 *
 * @returns the list of the requests so far
 */
export async function serveFeed(
  page: Page,
  answer: (index: number) => {status?: number; body: string},
): Promise<string[]> {
  const requests: string[] = [];
  await page.route(FEED_URL, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'application/json',
      headers: {'access-control-allow-origin': '*'},
      ...answer(requests.length),
    });
  });
  return requests;
}

/** The calls of gtag that the page has made, the time of its start left out. */
export async function listGtagCalls(page: Page): Promise<unknown[][]> {
  const calls = await page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer)
      ? layer.map((call: unknown) =>
          typeof call === 'object' && call !== null
            ? Object.values(call).map((value: unknown) => value)
            : [],
        )
      : [];
  });
  return calls.filter(([command]) => command !== 'js');
}

/** The events of one name among the calls of gtag, with what they carry. */
export async function listEvents(page: Page, name: string): Promise<unknown[]> {
  const calls = await listGtagCalls(page);
  return calls.filter((call) => call[0] === 'event' && call[1] === name).map((call) => call[2]);
}
