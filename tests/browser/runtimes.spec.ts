// The runtime that a reader has chosen: right in the first frame, the same in all blocks and tabs.
import type {Page} from '@playwright/test';
import {settleLayout, watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

const INSTALLATION = 'core/introduction/installation/';
const KEY = 'toolpad-runtime';

const APP = 'app/layout.tsx';
const PAGES = 'pages/_app.tsx';
const VITE = 'src/App.tsx';

async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** With its scripts held back the page shows what the first frame shows. */
async function holdScripts(page: Page) {
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
}

function file(page: Page, name: string) {
  return page.getByRole('figure', {name, exact: true}).filter({visible: true});
}

function radio(page: Page, name: string) {
  return page.getByRole('radio', {name});
}

/** The code and the text of one runtime, and of no other. */
async function expectRuntime(page: Page, shown: string) {
  for (const name of [APP, PAGES, VITE]) {
    await expect(file(page, name)).toHaveCount(name === shown ? 1 : 0);
  }
  const text = page.getByText('Keep the Suspense', {exact: false});
  await expect(text).toBeVisible({visible: shown === APP});
  const styles = page.getByText('@emotion/server gather', {exact: false});
  await expect(styles).toBeVisible({visible: shown === PAGES});
}

for (const [value, name] of [
  ['next-pages', PAGES],
  ['vite', VITE],
] as const) {
  test(`${value} shows in the first frame, and moves nothing while the page loads`, async ({
    page,
    context,
  }) => {
    await page.goto(INSTALLATION);
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
      KEY,
      value,
    ] as const);

    const frozen = await context.newPage();
    await holdScripts(frozen);
    await frozen.goto(INSTALLATION);
    await expectRuntime(frozen, name);

    const readShifts = await watchLayoutShifts(page);
    await page.reload();
    await settleLayout(page);
    expect(await readShifts()).toEqual([]);
    await expectRuntime(page, name);
    await expect(page.locator(`input[value="${value}"]`)).toBeChecked();
  });
}

for (const value of ['remix', '', '{"runtime":"vite"}']) {
  test(`"${value}" in the store means the default`, async ({page}) => {
    await page.goto(INSTALLATION);
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
      KEY,
      value,
    ] as const);
    await page.reload();
    await hydrated(page);
    await expectRuntime(page, APP);
    await expect(radio(page, 'Next.js App Router')).toBeChecked();
  });
}

test('a choice holds for all blocks, the text, other browser tabs and the next visit', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(INSTALLATION);
  await hydrated(other);
  await page.goto(INSTALLATION);
  await hydrated(page);
  await expectRuntime(page, APP);

  await radio(page, 'Vite').check();
  await expectRuntime(page, VITE);
  for (const tab of await page.getByRole('tab', {name: 'Vite'}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expectRuntime(other, VITE);
  await expect(radio(other, 'Vite')).toBeChecked();

  await other.getByRole('tab', {name: 'Next.js Pages Router'}).first().click();
  await expectRuntime(page, PAGES);
  await expect(radio(page, 'Next.js Pages Router')).toBeChecked();

  await page.reload();
  await expectRuntime(page, PAGES);
});

test('the choice works by keyboard, and stays where it is', async ({page}) => {
  await page.goto(INSTALLATION);
  await hydrated(page);
  await radio(page, 'Next.js App Router').focus();
  const group = page.getByRole('group', {name: 'Your runtime'});
  const before = await group.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Next.js Pages Router')).toBeFocused();
  await expectRuntime(page, PAGES);
  await page.keyboard.press('ArrowRight');
  await expectRuntime(page, VITE);
  const after = await group.boundingBox();
  expect(after?.y).toBe(before?.y);
  const segment = radio(page, 'Vite');
  await expect(segment).toHaveCSS('outline-style', 'solid');
  expect((await segment.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect((await segment.boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('all three tabs are in sight on a small screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(INSTALLATION);
  await hydrated(page);
  const list = page.getByRole('tablist', {name: 'Runtime'}).first();
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(list.getByRole('tab')).toHaveText([
    'Next.js App Router',
    'Next.js Pages Router',
    'Vite',
  ]);
});

test('an address chooses a runtime, by its query or by the block that it names', async ({page}) => {
  await page.goto(`${INSTALLATION}?runtime=next-pages`);
  await expectRuntime(page, PAGES);
  await page.goto(`${INSTALLATION}#runtime-vite-App.tsx`);
  await hydrated(page);
  await expect(file(page, VITE)).toBeInViewport();
  await page.getByRole('tab', {name: 'Next.js App Router'}).first().click();
  await expect(page).toHaveURL(/#runtime-next-app-layout\.tsx$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('text for all runtimes shows with its name, and code is one link away', async ({page}) => {
    await page.goto(INSTALLATION);
    await expect(page.getByRole('group', {name: 'Your runtime'})).toBeHidden();
    const texts = page.locator('[data-runtimes]');
    expect(await texts.count()).toBeGreaterThan(10);
    for (const text of await texts.all()) {
      await expect(text).toBeVisible();
    }
    const label = await texts
      .filter({hasText: 'Keep the Suspense'})
      .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toContain('Next.js App Router');

    await expect(file(page, APP)).toHaveCount(1);
    await expect(file(page, VITE)).toHaveCount(0);
    await page.getByRole('tab', {name: 'Vite'}).first().click();
    await expect(file(page, VITE)).toHaveCount(1);
    await expect(file(page, APP)).toHaveCount(0);
  });
});
