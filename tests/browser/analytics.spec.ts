import {configureSite, listEvents, listGtagCalls} from './fakeNetwork';
import {expect, test} from './siteTest';

const PAGE = 'studio/concepts/theming/';
const GTAG = 'https://gtag.example/';

test('without an id nothing of analytics is there', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  expect(await page.evaluate(() => ['gtag' in window, 'dataLayer' in window])).toEqual([
    false,
    false,
  ]);
  expect(requests.filter((url) => !url.startsWith('http://localhost'))).toEqual([]);
});

test('page views on navigation, not on a change of the hash', async ({page}) => {
  await configureSite(page, {});
  await page.goto(PAGE);
  const first = {page_path: '/toolpad/studio/concepts/theming/', page_title: /^Theming/};
  await expect.poll(() => listEvents(page, 'page_view')).toHaveLength(1);
  await page.getByRole('link', {name: 'Overrides', exact: true}).click();
  await expect(page).toHaveURL(/#overrides$/);
  await page.getByRole('link', {name: 'Next Page properties'}).click();
  await expect.poll(() => listEvents(page, 'page_view')).toHaveLength(2);
  expect(await listEvents(page, 'page_view')).toMatchObject([
    {page_path: first.page_path, page_title: expect.stringMatching(first.page_title)},
    {
      page_path: '/toolpad/studio/concepts/page-properties/',
      page_title: expect.stringMatching(/^Page properties/),
    },
  ]);
});

test('the dimensions follow what the reader chooses', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await configureSite(page, {});
  await page.goto(`${PAGE}?code=js&styling=css&theme=light`);
  const dimensions = {
    code_variant: 'js',
    code_styling: 'css',
    language: 'en',
    device_pixel_ratio: 1,
    os_color_scheme: 'dark',
    color_scheme: 'light',
  };
  const readLast = async () => (await listGtagCalls(page)).findLast(([name]) => name === 'set');
  await expect.poll(readLast).toEqual(['set', 'user_properties', dimensions]);
  await page.evaluate(() => document.documentElement.setAttribute('data-code-language', 'ts'));
  await expect
    .poll(readLast)
    .toEqual(['set', 'user_properties', {...dimensions, code_variant: 'ts'}]);
});

test('clicks on what has a category are events', async ({page}) => {
  await configureSite(page, {});
  await page.goto(PAGE);
  await expect.poll(() => listEvents(page, 'page_view')).toHaveLength(1);
  const link = page.locator('[data-ad] a');
  const label = await link.getAttribute('data-ga-event-label');
  const popup = page.waitForEvent('popup');
  await page.context().route('https://mui.com/**', (route) => route.fulfill({body: ''}));
  await link.click();
  await (await popup).close();
  await expect
    .poll(() => listEvents(page, 'ad'))
    .toContainEqual({event_action: 'click', event_label: label});
});

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`${signal} is honoured`, async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, {value: name === 'doNotTrack' ? '1' : true});
    }, signal);
    await configureSite(page, {});
    await page.goto(PAGE, {waitUntil: 'networkidle'});
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(requests.filter((url) => url.startsWith(GTAG))).toEqual([]);
  });
}

test('a blocked script breaks nothing and leaves nothing behind', async ({
  page,
  consoleMessages,
}) => {
  await configureSite(page, {});
  await page.route(`${GTAG}**`, (route) => route.abort());
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  await page.getByRole('link', {name: 'Next Page properties'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page properties'})).toBeVisible();
  await expect.poll(() => listGtagCalls(page)).toEqual([]);
  expect(consoleMessages.splice(0)).toEqual([expect.stringMatching(/Failed to load resource/)]);
});

test('a chosen session reports web vitals, others do not load them', async ({page}) => {
  await configureSite(page, {webVitalsRatio: 1});
  await page.goto(PAGE);
  await expect.poll(() => listEvents(page, 'TTFB')).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('toolpad-web-vitals'))).toBe('1');
});

test('gtag loads after the first paint', async ({page}) => {
  await configureSite(page, {});
  await page.goto(PAGE);
  await expect.poll(() => listEvents(page, 'page_view')).toHaveLength(1);
  const read = () =>
    page.evaluate(() => {
      const script = performance
        .getEntriesByType('resource')
        .find((entry) => entry.name.includes('gtag.example'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (script?.startTime ?? 0) - (paint?.startTime ?? Infinity);
    });
  await expect.poll(read).toBeGreaterThan(0);
});
