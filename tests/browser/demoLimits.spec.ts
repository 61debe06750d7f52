// Demos where a browser or a reader's past gets in the way.
import type {Page} from '@playwright/test';
import {expect, test} from './siteTest';

const LAYOUT_DEMO = 'demos/dashboard-layout/DashboardLayoutBasic/';
const LAYOUT_KEYS = 'toolpad-demo/dashboard-layout/DashboardLayoutBasic/';
const DIALOGS_PAGE = 'core/react-use-dialogs/';
const LAYOUT_PAGE = 'core/react-dashboard-layout/';

/** What a browser does that blocks storage: already to look at it is an error. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  });
}

test.describe('right to left', () => {
  for (const [kind, address] of [
    ['a demo in a page', `${DIALOGS_PAGE}?dir=rtl`],
    ['the page of a demo', `${LAYOUT_DEMO}?dir=rtl`],
  ] as const) {
    test(`${kind} is seen only from right to left`, async ({page}) => {
      // Scripts wait, so that what the server has rendered can be looked at.
      const waiting: (() => void)[] = [];
      let isHeld = true;
      await page.route(/\/assets\/js\//, async (route) => {
        if (isHeld) {
          await new Promise<void>((resolve) => waiting.push(resolve));
        }
        await route.continue();
      });
      await page.goto(address, {waitUntil: 'commit'});
      const stage = page.locator('[data-demo-state]').first();
      await expect(stage).toHaveAttribute('data-demo-state', 'waiting');
      await expect(stage.locator('[class*="demo-"]').first()).toBeHidden();
      isHeld = false;
      waiting.forEach((go) => go());
      await stage.scrollIntoViewIfNeeded();
      await expect(stage).toHaveAttribute('data-demo-state', 'running');
      await expect(stage.locator('[class*="demo-rtl-"]').first()).toBeVisible();
    });
  }

  test('nothing below an inline demo moves when it comes alive', async ({page}) => {
    await page.goto(`${DIALOGS_PAGE}?dir=rtl`);
    const demo = page.locator('#DialogsStacked');
    const height = () => demo.evaluate((element) => element.getBoundingClientRect().height);
    await expect(demo.locator('[data-demo-state=waiting]')).toBeAttached();
    const before = await height();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-demo-state=running]')).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test.describe('where copying is forbidden', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')),
      });
    });
    await page.goto(LAYOUT_PAGE);
  });

  test('the source is selected instead, also when it was hidden', async ({page}) => {
    const demo = page.locator('#DashboardLayoutBasic');
    await demo.getByRole('button', {name: 'Hide code'}).click();
    await demo.getByRole('button', {name: 'Copy source'}).click();
    await expect(demo.getByRole('status')).toContainText('The source is selected');
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toContain("from '@toolpad/core/AppProvider'");
    expect(selected).toContain('export default function DashboardLayoutBasic');
    expect(selected).not.toContain('Show');
  });

  test('the link shows instead', async ({page}) => {
    const demo = page.locator('#DashboardLayoutBasic');
    await demo.getByRole('button', {name: 'Copy link'}).click();
    await expect(demo.getByRole('status')).toContainText('?code=ts#DashboardLayoutBasic');
  });
});

test('inline and framed demos run and reset where storage is blocked', async ({
  page,
  consoleMessages,
}) => {
  await blockStorage(page);
  await page.goto(DIALOGS_PAGE);
  const inline = page.locator('#DialogsPrompt');
  await inline.scrollIntoViewIfNeeded();
  await expect(inline.locator('[data-demo-state=running]')).toBeVisible();
  await inline.getByRole('button', {name: 'Fig tree: Nameless'}).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Olga');
  await page.getByRole('dialog').getByRole('button', {name: 'Name it'}).click();
  await expect(inline.getByRole('button', {name: 'Fig tree: Olga'})).toBeVisible();

  await page.goto(LAYOUT_PAGE);
  const framed = page.locator('#DashboardLayoutBasic');
  await framed.scrollIntoViewIfNeeded();
  const frame = framed.frameLocator('iframe');
  await expect(frame.locator('[data-demo-state=running]')).toBeVisible();
  await frame.getByRole('link', {name: 'Stock'}).click();
  await expect(frame.getByText('You are at /stock.')).toBeVisible();
  await framed.getByRole('button', {name: 'Reset'}).click();
  await expect(frame.getByText('You are at /shipments.')).toBeVisible();

  // Docusaurus says once on each page that it cannot store anything.
  const others = consoleMessages.splice(0).filter((message) => !message.includes('storage'));
  expect(others).toEqual([]);
});

test('a link in a demo that does not run yet does not lead away', async ({page}) => {
  await page.addInitScript(() => {
    // Somebody else has the turn.
    void navigator.locks.request(
      `toolpad-turn-${String(performance.timeOrigin)}`,
      () => new Promise<void>((resolve) => addEventListener('release-turn', () => resolve())),
    );
  });
  await page.goto(LAYOUT_DEMO);
  const address = page.url();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  const link = page.getByRole('link', {name: 'Stock'});
  await link.click();
  await expect(page.getByText('You are at /shipments.')).toBeVisible();
  expect(page.url()).toBe(address);
  await page.evaluate(() => dispatchEvent(new Event('release-turn')));
  await expect(page.locator('[data-demo-state=running]')).toBeVisible();
  await link.click();
  await expect(page.getByText('You are at /stock.')).toBeVisible();
});

test('a stored mode that nobody knows is no mode', async ({page}) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, 'sepia'),
    `${LAYOUT_KEYS}toolpad-mode`,
  );
  await page.goto(`${LAYOUT_DEMO}?theme=dark`);
  await expect(page.locator('[data-demo-state=running]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
});

test('what a demo has stored that is gone stays, and disturbs nobody', async ({page}) => {
  const key = 'toolpad-demo/piers/Harbour/note';
  await page.goto(LAYOUT_PAGE);
  await page.evaluate((name) => localStorage.setItem(name, '{broken'), key);
  await page.goto(`${LAYOUT_PAGE}#edit=Harbour&code=~~~`);
  const frame = page.locator('#DashboardLayoutBasic').frameLocator('iframe');
  await page.locator('#DashboardLayoutBasic').scrollIntoViewIfNeeded();
  await expect(frame.locator('[data-demo-state=running]')).toBeVisible();
  await page.locator('#DashboardLayoutBasic').getByRole('button', {name: 'Reset'}).click();
  await expect(frame.locator('[data-demo-state=running]')).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('{broken');
});
