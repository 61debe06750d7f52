import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {COPIED_LABEL_MS} from '../../src/shared/code';
import {watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

const CONCEPTS = 'core/introduction/base-concepts/';
const ASSETS = path.resolve(__dirname, '../../build/assets/js');
const YEAR_SECONDS = 31_536_000;

function block(page: Page, name: string | RegExp) {
  return page.getByRole('figure', {name}).filter({visible: true}).first();
}

function tabPanel(page: Page, name: string) {
  return page.getByRole('tabpanel', {name});
}

/** With its scripts held back the page shows what the first frame shows. */
async function holdScripts(page: Page) {
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
}

async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

async function readClipboard(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function expectTailwindAndJavaScript(page: Page) {
  await expect(tabPanel(page, 'Tailwind').getByText('m-0 p-4').filter({visible: true})).toHaveCount(
    1,
  );
  await expect(page.getByText("typography: 'caption'").filter({visible: true})).toHaveCount(0);
  const layout = block(page, 'GreenhouseLayout.jsx');
  await expect(layout).toContainText('function Season({mini})');
  await expect(layout.getByText('SidebarFooterProps').first()).toBeHidden();
}

test.describe('the choice of language and styling', () => {
  test('is there in the first frame after a reload, on other pages and in new tabs', async ({
    page,
    context,
  }) => {
    await page.goto(CONCEPTS);
    await hydrated(page);
    await page.getByRole('tab', {name: 'Tailwind'}).click();
    await block(page, 'App.tsx').getByRole('button', {name: 'JavaScript'}).click();
    await expectTailwindAndJavaScript(page);

    const other = await context.newPage();
    await holdScripts(other);
    await other.goto(CONCEPTS);
    await expectTailwindAndJavaScript(other);
    await other.goto('studio/concepts/custom-components/');
    await expect(other.getByText('export interface CounterProps')).toBeHidden();

    await page.getByRole('link', {name: 'Tutorial', exact: true}).first().click();
    await page.goBack();
    await expectTailwindAndJavaScript(page);
    await expect(page.getByRole('tab', {name: 'Tailwind'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('shifts nothing while the page loads', async ({page, context}) => {
    await page.goto(CONCEPTS);
    const url = page.url();
    await context.addCookies([
      {name: 'codeStyling', value: 'css', url},
      {name: 'codeVariant', value: 'JS', url},
    ]);
    const readShifts = await watchLayoutShifts(page);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('tab', {name: 'CSS'})).toHaveAttribute('aria-selected', 'true');
    await expect(block(page, 'GreenhouseLayout.css')).toBeVisible();
    expect(await readShifts()).toEqual([]);
  });

  test('is kept for one year, for all pages', async ({page, context}) => {
    await page.goto(CONCEPTS);
    await hydrated(page);
    const before = Date.now() / 1000;
    await page.getByRole('tab', {name: 'CSS'}).click();
    await block(page, 'App.tsx').getByRole('button', {name: 'JavaScript'}).click();
    const cookies = await context.cookies();
    for (const [name, value] of [
      ['codeStyling', 'css'],
      ['codeVariant', 'JS'],
    ]) {
      const cookie = cookies.find((candidate) => candidate.name === name);
      expect(cookie).toMatchObject({value, path: '/'});
      const age = (cookie?.expires ?? 0) - before;
      expect(Math.abs(age - YEAR_SECONDS)).toBeLessThan(60);
    }
  });

  test('leaves what is pressed where it is', async ({page}) => {
    await page.goto(CONCEPTS);
    await hydrated(page);
    const choice = block(page, 'DutchApp.tsx').getByRole('button', {name: 'JavaScript'});
    await choice.scrollIntoViewIfNeeded();
    const before = await choice.boundingBox();
    await choice.click();
    const after = await block(page, 'DutchApp.jsx')
      .getByRole('button', {name: 'JavaScript'})
      .boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });
});

test.describe('a hash', () => {
  test('leads to a variant, and a choice replaces it', async ({page}) => {
    await page.goto(`${CONCEPTS}#tailwind-GreenhouseLayout.tsx`);
    await hydrated(page);
    await expect(tabPanel(page, 'Tailwind')).toBeInViewport();
    await page.getByRole('tab', {name: 'CSS'}).click();
    await expect(page).toHaveURL(/#css-GreenhouseLayout\.tsx$/);
    await page.reload();
    await expect(tabPanel(page, 'CSS')).toBeVisible();
  });

  test('leads to a block also in the other language', async ({page}) => {
    await page.goto(`${CONCEPTS}#useMemoryRouter.js`);
    await hydrated(page);
    await expect(block(page, 'useMemoryRouter.ts')).toBeInViewport();
  });

  test('leads to a tab', async ({page}) => {
    await page.goto(`${CONCEPTS}#npm2yarn-pnpm`);
    await expect(page.getByRole('tab', {name: 'pnpm', selected: true})).toBeInViewport();
  });

  for (const hash of [
    '#tailwind-x.exe',
    '#css-<script>',
    '#%E0%A4%A',
    `#css-${'x'.repeat(10_240)}.tsx`,
  ]) {
    test(`means nothing when it is ${hash.slice(0, 20)}`, async ({page}) => {
      await page.goto(CONCEPTS + hash);
      await hydrated(page);
      await expect(tabPanel(page, 'MUI System')).toBeVisible();
    });
  }
});

test('garbage in a cookie means the default', async ({page, context}) => {
  await page.goto(CONCEPTS);
  const url = page.url();
  await context.addCookies([
    {name: 'codeStyling', value: '%7B%22x', url},
    {name: 'codeVariant', value: 'PY', url},
  ]);
  await page.reload();
  await hydrated(page);
  await expect(tabPanel(page, 'MUI System')).toBeVisible();
  await expect(block(page, 'App.tsx')).toContainText('const navigation: Navigation');
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('gives exactly the text that shows', async ({page}) => {
    await page.goto('studio/concepts/custom-components/');
    await hydrated(page);
    const counter = block(page, 'toolpad/components/Counter.tsx');
    await counter.getByRole('button', {name: 'Copy'}).click();
    await expect(counter.getByRole('status')).toHaveText('Copied');
    const typed = await readClipboard(page);
    expect(typed).toMatch(/^import \* as React from 'react';\nimport \{createComponent\}/);
    expect(typed).toContain('export interface CounterProps {\n  label: string;\n');
    expect(typed).toMatch(/\n\}\);$/);

    await counter.getByRole('button', {name: 'JavaScript'}).click();
    await expect(counter.getByRole('button', {name: 'Copy'})).toBeVisible({
      timeout: COPIED_LABEL_MS.plain + 3000,
    });
    await counter.getByRole('button', {name: 'Copy'}).click();
    await expect(counter.getByRole('status')).toHaveText('Copied');
    const plain = await readClipboard(page);
    expect(plain).toContain('function Counter({label, value, onChange}) {\n  return (\n');
    expect(plain).not.toContain('interface');
  });

  test('works by key for the block with the focus, or else with the pointer', async ({page}) => {
    await page.goto(CONCEPTS);
    await hydrated(page);
    await block(page, 'useMemoryRouter.ts').locator('code:visible').hover();
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => readClipboard(page)).toContain('export function useMemoryRouter');

    await block(page, 'App.tsx').getByRole('button', {name: 'Copy'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => readClipboard(page)).toContain('<PageContainer title="Seedlings">');
  });

  test('by key leaves a selection alone, and takes no links along', async ({page}) => {
    await page.goto(CONCEPTS);
    await hydrated(page);
    const code = block(page, 'App.tsx').locator('code:visible');
    await code
      .getByRole('link', {name: 'AppProvider'})
      .first()
      .evaluate((link) => {
        window.getSelection()?.selectAllChildren(link);
      });
    await code.hover();
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => readClipboard(page)).toBe('AppProvider');
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(types).toEqual(['text/plain']);
  });

  test('takes the commands of the chosen package manager', async ({page}) => {
    await page.goto('studio/concepts/custom-components/');
    await hydrated(page);
    await page.getByRole('tab', {name: 'pnpm'}).click();
    await tabPanel(page, 'pnpm').getByRole('button', {name: 'Copy'}).click();
    await expect.poll(() => readClipboard(page)).toBe('pnpm add dayjs@1.11.13');
    await page.goto(CONCEPTS);
    await expect(page.getByRole('tab', {name: 'pnpm', selected: true})).toBeVisible();
  });
});

test('where copying is denied, the code is selected', async ({page, context}) => {
  await page.goto(CONCEPTS);
  await hydrated(page);
  // Chromium denies what is not granted as soon as anything is.
  await context.grantPermissions(['geolocation']);
  const app = block(page, 'App.tsx');
  await app.getByRole('button', {name: 'Copy'}).click();
  await expect(app.getByRole('status')).toContainText('does not allow copying');
  const selected = await page.evaluate(() => window.getSelection()?.toString());
  expect(selected).toContain('const navigation: Navigation');
});

test('names of Toolpad Core lead to their page, quietly, without loading the site again', async ({
  page,
}) => {
  await page.goto(CONCEPTS);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {sameVisit: true}));
  const link = block(page, 'App.tsx').getByRole('link', {name: 'DashboardLayout'}).first();
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  await link.focus();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await link.click();
  await expect(page).toHaveURL(/\/toolpad\/core\/api\/dashboard-layout\/$/);
  expect(await page.evaluate((): unknown => Reflect.get(window, 'sameVisit'))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the default reads well, and every variant is one link away', async ({page}) => {
    await page.goto(CONCEPTS);
    const app = page.locator('figure', {hasText: 'Twelve trays'}).first();
    await expect(app.locator('pre[data-variant="ts"]')).toBeVisible();
    await expect(app.locator('pre[data-variant="js"]')).toBeHidden();
    await app.getByRole('button', {name: 'JavaScript'}).click();
    await expect(app.locator('pre[data-variant="js"]')).toBeVisible();
    await expect(app.locator('pre[data-variant="ts"]')).toBeHidden();

    await expect(page.locator('[data-variants] > [data-variant]:visible')).toHaveCount(1);
    await page.getByRole('tab', {name: 'CSS'}).click();
    await expect(page.locator('[data-variant="css"]')).toBeVisible();
    await expect(page.locator('[data-variants] > [data-variant]:visible')).toHaveCount(1);

    await expect(page.getByText('pnpm add @toolpad/core', {exact: false})).toBeVisible();
    await expect(page.getByText('Copy', {exact: true}).filter({visible: true})).toHaveCount(0);
  });
});

test('no highlighter reaches the browser', () => {
  const marks = ['languages.extend(', 'lookbehind', 'maybe-class-name'];
  const highlighter = readFileSync(require.resolve('prism-react-renderer'), 'utf8');
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  for (const mark of marks) {
    expect(highlighter).toContain(mark);
    const found = scripts.filter((file) =>
      readFileSync(path.join(ASSETS, file), 'utf8').includes(mark),
    );
    expect(found).toEqual([]);
  }
});
