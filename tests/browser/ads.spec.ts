import type {Page} from '@playwright/test';
import type {AdOptions} from '../../src/shared/ads';
import {CHROMIUM_FLAGS, findChromium} from '../../tools/chromium.mjs';
import {
  configureSite,
  FEED_URL,
  fulfillScript,
  GOOD_ENTRY,
  listEvents,
  NETWORK,
  SCRIPT_URL,
  serveFeed,
  serveScript,
} from './fakeNetwork';
import {watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

// Chromium runs sandboxed frames in a process of their own, whose requests Playwright cannot answer.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--disable-features=IsolateSandboxedIframes'],
  },
});

const PAGE = 'studio/concepts/theming/';
const IMAGE: Partial<AdOptions> = {networkScriptUrl: SCRIPT_URL, noticeRatio: 0};
const INLINE: Partial<AdOptions> = {feedUrl: FEED_URL, noticeRatio: 0};
const IN_HOUSE = /^in-house-(?:mui-x|templates|material-ui)$/;

/** Long enough for six tries and for a displayed ad to count. */
const SLOW = {timeout: 9000};

function locateAd(page: Page) {
  return page.locator('[data-ad-slot] [data-ad]');
}

/** Exactly one ad, and one event that says so; nothing has moved for it. */
async function expectOneAd(page: Page, label: RegExp, readShifts: () => Promise<string[]>) {
  await expect(locateAd(page)).toHaveAttribute('data-ad', label, SLOW);
  await expect
    .poll(() => listEvents(page, 'ad'), SLOW)
    .toEqual([{event_action: 'display', event_label: expect.stringMatching(label)}]);
  await expect(locateAd(page)).toHaveCount(1);
  expect(await readShifts()).toEqual([]);
}

/** Removes what the browser itself says of requests that fail on purpose; nothing else may be left. */
function forgiveNetwork(messages: string[]): void {
  const others = messages.filter(
    (message) => !/Failed to load resource|^500: https:\/\/network\.example/.test(message),
  );
  messages.splice(0, messages.length, ...others);
}

test('image ad: read from the network’s script, shown as our own', async ({page}) => {
  const readShifts = await watchLayoutShifts(page);
  await configureSite(page, {ads: IMAGE});
  await serveScript(page, fulfillScript);
  await page.goto(PAGE);
  await expectOneAd(page, /^network-image$/, readShifts);
  const link = locateAd(page).getByRole('link', {name: 'Acme: a database that branches.'});
  await expect(link).toHaveAttribute('href', `${NETWORK}/click`);
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(page.getByText('Ad by Carbon')).toBeVisible();
});

test('inline ad: from the feed, with the pictures that count it', async ({page}) => {
  const readShifts = await watchLayoutShifts(page);
  const pixels: string[] = [];
  page.on('request', (request) => pixels.push(request.url()));
  await configureSite(page, {ads: INLINE});
  await serveFeed(page, () => ({body: JSON.stringify({ads: [{}, GOOD_ENTRY]})}));
  await page.goto(PAGE);
  await expectOneAd(page, /^network-inline$/, readShifts);
  expect(pixels).toContain(`${NETWORK}/view.svg`);
  expect(pixels).toContain(`${NETWORK}/pixel.svg?t=42`);
});

test('feed with a usable ad at the last retry', async ({page}) => {
  await configureSite(page, {ads: INLINE});
  const requests = await serveFeed(page, (index) => ({
    body: JSON.stringify({ads: index > 10 ? [GOOD_ENTRY] : []}),
  }));
  await page.goto(PAGE);
  await expect(locateAd(page)).toHaveAttribute('data-ad', 'network-inline', SLOW);
  expect(requests).toHaveLength(11);
});

const BAD_FEEDS = [
  ['without a usable ad, each time', {body: '{"ads":[{}]}'}, 11],
  ['that answers 500', {status: 500, body: '{}'}, 1],
  ['that is not JSON', {body: '<html>'}, 1],
  [
    'with a javascript: link',
    {body: JSON.stringify({ads: [{...GOOD_ENTRY, statlink: 'javascript:alert(1)'}]})},
    11,
  ],
] as const;

for (const [name, answer, times] of BAD_FEEDS) {
  test(`feed ${name}: an in-house ad`, async ({page, consoleMessages}) => {
    const readShifts = await watchLayoutShifts(page);
    await configureSite(page, {ads: INLINE});
    const requests = await serveFeed(page, () => answer);
    await page.goto(PAGE);
    await expectOneAd(page, IN_HOUSE, readShifts);
    expect(requests).toHaveLength(times);
    forgiveNetwork(consoleMessages);
  });
}

test('HTML in the description is text', async ({page}) => {
  const description = '<img src=x onerror="document.title=1"><b>Bold</b>';
  await configureSite(page, {ads: INLINE});
  await serveFeed(page, () => ({body: JSON.stringify({ads: [{...GOOD_ENTRY, description}]})}));
  await page.goto(PAGE);
  await expect(locateAd(page)).toContainText(description, SLOW);
  await expect(locateAd(page).locator('b')).toHaveCount(0);
});

test('script blocked: an in-house ad, or the notice', async ({page, consoleMessages}) => {
  const readShifts = await watchLayoutShifts(page);
  await configureSite(page, {ads: IMAGE});
  await page.goto(PAGE);
  await expectOneAd(page, IN_HOUSE, readShifts);

  await page.unrouteAll();
  await configureSite(page, {ads: {...IMAGE, noticeRatio: 1}});
  await page.goto('studio/concepts/queries/');
  await expectOneAd(page, /^in-house-notice$/, readShifts);
  await expect(locateAd(page)).toContainText('whitelist this site');
  forgiveNetwork(consoleMessages);
});

test('script slow: an in-house ad makes way for the network’s', async ({page}) => {
  const readShifts = await watchLayoutShifts(page);
  await configureSite(page, {ads: IMAGE});
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await serveScript(page, async (route) => {
    await gate;
    await fulfillScript(route);
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  await expect(locateAd(page)).toHaveAttribute('data-ad', IN_HOUSE, SLOW);
  open();
  await expect(locateAd(page)).toHaveAttribute('data-ad', 'network-image', SLOW);
  await expect(locateAd(page)).toHaveCount(1);
  expect(await readShifts()).toEqual([]);
});

test('the script cannot reach the page', async ({page, consoleMessages}) => {
  await configureSite(page, {ads: IMAGE});
  await serveScript(page, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "try { parent.document.title = 'taken' } catch {} try { top.location = 'https://network.example/' } catch {}",
    }),
  );
  await page.goto(PAGE);
  await expect(locateAd(page)).toHaveAttribute('data-ad', IN_HOUSE, SLOW);
  await expect(page).toHaveTitle(/^Theming/);
  expect(page.url()).toContain(PAGE);
  // The browser itself says that it has stopped the script.
  consoleMessages.splice(0);
});

test('a crash leaves the room empty and sends an event', async ({page}) => {
  const readShifts = await watchLayoutShifts(page);
  await configureSite(page, {});
  await page.addInitScript(() => {
    const original: unknown = Reflect.get(document, 'createElement');
    Reflect.set(document, 'createElement', (...args: readonly unknown[]): unknown => {
      if (args[0] === 'aside' || typeof original !== 'function') {
        throw new Error('crash');
      }
      const element: unknown = Reflect.apply(original, document, args);
      return element;
    });
  });
  await page.goto(PAGE);
  await expect.poll(() => listEvents(page, 'ad')).toEqual([{event_action: 'crash'}]);
  await expect(page.locator('[data-ad-slot]')).toBeEmpty();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await readShifts()).toEqual([]);
});

test.describe('for a crawler', () => {
  test.use({userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'});

  test('nothing is fetched and nothing shown', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await configureSite(page, {ads: IMAGE});
    const loaded = page.waitForResponse(/\/img\/|mountAd|assets\/js/);
    await page.goto(PAGE, {waitUntil: 'networkidle'});
    await loaded;
    await expect(page.locator('[data-ad-slot]')).toBeEmpty();
    expect(requests.filter((url) => url.startsWith(NETWORK))).toEqual([]);
  });
});

for (const [name, query] of [
  ['right to left', '?dir=rtl'],
  ['dense', '?density=dense'],
  ['dark', '?theme=dark'],
] as const) {
  for (const width of [360, 1280]) {
    test(`nothing moves when the ad comes: ${name}, ${width} px`, async ({page}) => {
      const readShifts = await watchLayoutShifts(page);
      await page.setViewportSize({width, height: 800});
      await configureSite(page, {ads: IMAGE});
      await serveScript(page, fulfillScript);
      await page.goto(PAGE + query);
      const slot = page.locator('[data-ad-slot]');
      const before = await slot.boundingBox();
      await expect(locateAd(page)).toHaveAttribute('data-ad', 'network-image', SLOW);
      expect((await slot.boundingBox())?.height).toBe(width < 600 ? 142 : 126);
      expect(await slot.boundingBox()).toEqual(before);
      expect(await readShifts()).toEqual([]);
    });
  }
}

test('the ad comes after the first paragraph, also for the keyboard', async ({page}) => {
  await page.goto('studio/concepts/queries/');
  const lead = page.locator('.theme-doc-markdown p').first();
  await expect(locateAd(page)).toHaveAttribute('data-ad', IN_HOUSE);
  await lead.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(locateAd(page).getByRole('link')).toBeFocused();
});

test('each page of a visit has its own ad; the one before is gone', async ({page}) => {
  await page.goto(PAGE);
  await expect(locateAd(page)).toHaveCount(1);
  await page.getByRole('link', {name: 'Next Page properties'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page properties'})).toBeVisible();
  await expect(locateAd(page)).toHaveAttribute('data-ad', IN_HOUSE);
  await expect(locateAd(page)).toHaveCount(1);
});

test('ads load after the first paint, and only then', async ({page}) => {
  await page.goto(PAGE);
  await expect(locateAd(page)).toHaveCount(1);
  const times = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const picture = resources.find((entry) => entry.name.includes('/img/ads/'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {paint: paint?.startTime ?? Infinity, picture: picture?.startTime ?? 0};
  });
  expect(times.picture).toBeGreaterThan(times.paint);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the room is not there', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-ad-slot]')).toBeHidden();
  });
});
