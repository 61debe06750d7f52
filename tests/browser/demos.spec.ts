import type {FrameLocator, Locator, Page} from '@playwright/test';
import {watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

const LAYOUT_PAGE = 'core/react-dashboard-layout/';
const DIALOGS_PAGE = 'core/react-use-dialogs/';

function player(page: Page, id: string): Locator {
  return page.locator(`#${id}`);
}

function frameOf(page: Page, id: string): FrameLocator {
  return player(page, id).frameLocator('iframe');
}

function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      addresses.push(request.url());
    }
  });
  return addresses;
}

test('an inline demo is there at once and comes alive when it is near', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto(DIALOGS_PAGE);
  const stage = player(page, 'DialogsStacked').locator('[data-demo-state]');
  await expect(stage).toHaveAttribute('data-demo-state', 'waiting');
  await expect(stage.getByRole('button')).not.toHaveCount(0);
  const before = scripts.length;
  await player(page, 'DialogsPrompt').scrollIntoViewIfNeeded();
  await expect(player(page, 'DialogsPrompt').locator('[data-demo-state]')).toHaveAttribute(
    'data-demo-state',
    'running',
  );
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole('button', {name: 'Fig tree: Nameless'}).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Olga');
  await page.getByRole('dialog').getByRole('button', {name: 'Name it'}).click();
  await expect(page.getByRole('button', {name: 'Fig tree: Olga'})).toBeVisible();
  await player(page, 'DialogsPrompt').getByRole('button', {name: 'Reset'}).click();
  await expect(page.getByRole('button', {name: 'Fig tree: Nameless'})).toBeVisible();
});

test('inline demos leave nothing in the storage of the site', async ({page}) => {
  await page.goto('core/react-account/');
  const stage = player(page, 'AccountSignedIn').locator('[data-demo-state]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-demo-state', 'running');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a page without demos loads nothing of theirs', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto('core/introduction/installation/', {waitUntil: 'networkidle'});
  for (const address of scripts) {
    const code = await (await page.request.get(address)).text();
    expect(code).not.toContain('data-demo-state');
    expect(code).not.toContain('MuiButton');
  }
});

test('a framed demo navigates inside and keeps to itself', async ({page}) => {
  await page.goto(LAYOUT_PAGE);
  await player(page, 'DashboardLayoutBasic').scrollIntoViewIfNeeded();
  const frame = frameOf(page, 'DashboardLayoutBasic');
  await expect(frame.locator('[data-demo-state=running]')).toBeVisible();
  await frame.getByRole('link', {name: 'Stock'}).click();
  await expect(frame.getByText('You are at /stock.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/toolpad/${LAYOUT_PAGE}`);

  // A mode that is chosen in the demo changes neither the page nor another demo.
  await frame.getByRole('button', {name: /Switch to dark mode/}).click();
  await expect(frame.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = frameOf(page, 'DashboardLayoutBranding');
  await player(page, 'DashboardLayoutBranding').scrollIntoViewIfNeeded();
  await expect(other.locator('[data-demo-state=running]')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'light');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith('toolpad-demo/'))).toEqual([]);

  // A reset forgets it.
  await player(page, 'DashboardLayoutBasic').getByRole('button', {name: 'Reset'}).click();
  await expect(frame.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'light');
});

test('a framed demo starts in the mode and direction of the page', async ({page}) => {
  await page.goto(`${LAYOUT_PAGE}?theme=dark&dir=rtl`);
  await player(page, 'DashboardLayoutBasic').scrollIntoViewIfNeeded();
  const html = frameOf(page, 'DashboardLayoutBasic').locator('html');
  await expect(html).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
});

test('a frame is as wide as the reader wants it', async ({page}) => {
  await page.goto(LAYOUT_PAGE);
  const demo = player(page, 'DashboardLayoutBasic');
  await demo.scrollIntoViewIfNeeded();
  const innerWidth = () => demo.locator('iframe').evaluate((frame) => frame.clientWidth);
  const full = await innerWidth();

  await demo.getByRole('button', {name: /Phone/}).click();
  await expect.poll(innerWidth).toBe(360);
  await demo.getByRole('button', {name: /Desktop/}).click();
  await expect.poll(innerWidth).toBe(1280);
  await demo.getByRole('button', {name: /Desktop/}).click();
  await expect.poll(innerWidth).toBe(full);

  const handle = demo.getByRole('slider');
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(innerWidth).toBe(320);
  await page.keyboard.press('ArrowRight');
  await expect.poll(innerWidth).toBe(340);

  const box = await handle.boundingBox();
  if (!box) {
    throw new Error('The handle does not show.');
  }
  await page.mouse.move(box.x + box.width / 2, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + 50, {steps: 4});
  await page.mouse.up();
  await expect.poll(innerWidth).toBeGreaterThan(400);
});

test('an edited demo runs at once, keeps what worked, and can be shared', async ({page}) => {
  await page.goto(DIALOGS_PAGE);
  const demo = player(page, 'DialogsPrompt');
  await demo.getByRole('button', {name: 'Edit'}).click();
  const editor = demo.getByRole('textbox', {name: /Code/});
  const result = frameOf(page, 'DialogsPrompt');
  const status = demo.getByText(/Running your code|Line \d+/);
  await expect(result.getByRole('button', {name: 'Fig tree: Nameless'})).toBeVisible();
  await expect(demo.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');

  const code = (name: string, end: string) =>
    `import Button from '@mui/material/Button';\nconst label: string = '${name}';\nexport default function Edited() {\n  return <Button>{label}</Button>;\n${end}`;
  await editor.fill(code('Olive tree', '}\n'));
  await expect(result.getByRole('button', {name: 'Olive tree'})).toBeVisible();
  await expect(status).toHaveText('Running your code');

  await editor.fill(code('Broken tree', ''));
  await expect(status).toContainText(/^Line \d+: .*still shown\.$/);
  await expect(result.getByRole('button', {name: 'Olive tree'})).toBeVisible();
  await expect(demo.locator('.cm-lintRange-error, .cm-lintPoint-error')).toHaveCount(1);

  await editor.fill("import x from 'left-pad';\nexport default () => x;\n");
  await expect(status).toContainText('Line 1: The playground has no module "left-pad"');

  await editor.fill('export default function Edited(): string {\n  throw new Error("boom");\n}\n');
  await expect(status).toContainText('Line 2: boom');
  await expect(result.getByRole('button', {name: 'Olive tree'})).toBeVisible();

  await editor.fill(code('Shared tree', '}\n'));
  await expect(result.getByRole('button', {name: 'Shared tree'})).toBeVisible();
  const address = page.url();
  expect(address).toContain('#edit=DialogsPrompt&code=');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(result.getByRole('button', {name: 'Shared tree'})).toBeVisible();
  await expect(demo).toBeInViewport();
});

test('the playground runs nothing outside a sandbox', async ({page}) => {
  await page.goto('demos/playground/');
  await expect(page.getByText('Edited demos run here, inside the pages')).toBeVisible();
});

test('an error in a demo stays in the demo', async ({page}) => {
  await page.goto(DIALOGS_PAGE);
  const demo = player(page, 'DialogsPrompt');
  await demo.getByRole('button', {name: 'Edit'}).click();
  const editor = demo.getByRole('textbox', {name: /Code/});
  await editor.fill(
    "import * as React from 'react';\nexport default function Fuse() {\n  const [isBlown, blow] = React.useState(false);\n  if (isBlown) {\n    throw new Error('The fuse has blown');\n  }\n  return <button onClick={() => blow(true)}>Light it</button>;\n}\n",
  );
  const result = frameOf(page, 'DialogsPrompt');
  await result.getByRole('button', {name: 'Light it'}).click();
  await expect(demo.getByText(/^Line 5: The fuse has blown/)).toBeVisible();
  await expect(result.getByRole('button', {name: 'Light it'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the source shows in the language that the reader prefers, and copies', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LAYOUT_PAGE);
  const demo = player(page, 'DashboardLayoutBasic');
  await expect(demo.getByText('import {AppProvider, type Navigation}')).toBeHidden();
  await demo.getByRole('button', {name: 'Show all code'}).click();
  await expect(demo.getByText('type Navigation').first()).toBeVisible();
  await demo.getByRole('button', {name: 'JavaScript'}).click();
  await expect(demo.getByText('type Navigation').first()).toBeHidden();
  await demo.getByRole('button', {name: 'Copy source'}).click();
  await expect(demo.getByRole('status')).toHaveText('Source copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("import {useMemoryRouter} from './useMemoryRouter'");
  expect(copied).not.toContain('Navigation =  [');
  await demo.getByRole('button', {name: 'Copy link'}).click();
  await expect(demo.getByRole('status')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/toolpad\/core\/react-dashboard-layout\/\?code=js#DashboardLayoutBasic$/);
});

for (const [name, host] of [
  ['StackBlitz', 'stackblitz.com'],
  ['CodeSandbox', 'codesandbox.io'],
] as const) {
  test(`${name} gets a whole project, and nothing before the click`, async ({page, context}) => {
    const sent: string[] = [];
    await context.route(`https://${host}/**`, async (route) => {
      sent.push(decodeURIComponent((route.request().postData() ?? '').replaceAll('+', ' ')));
      await route.fulfill({status: 200, contentType: 'text/html', body: '<title>Taken</title>'});
    });
    await page.goto(LAYOUT_PAGE);
    expect(sent).toEqual([]);
    const opened = context.waitForEvent('page');
    await player(page, 'DashboardLayoutBasic')
      .getByRole('button', {name: `Open in ${name}`})
      .click();
    await expect(await opened).toHaveTitle('Taken');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(
      name === 'StackBlitz' ? /project\[files\]\[package\.json\]/ : /parameters=/,
    );
  });
}

test('nothing moves while the Dashboard Layout page is read to its end', async ({page}) => {
  // Seventeen documents start one after the other.
  test.slow();
  const readShifts = await watchLayoutShifts(page);
  await page.goto(LAYOUT_PAGE);
  const demos = page.getByRole('figure').filter({has: page.getByRole('toolbar')});
  await expect(demos).toHaveCount(17);
  for (const demo of await demos.all()) {
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.frameLocator('iframe').locator('[data-demo-state=running]')).toBeVisible();
  }
  expect(await readShifts()).toEqual([]);
});

/** A script: it scrolls to the end without a rest, and says which demos have begun to load by then. */
const SCROLL_THROUGH = `
  (async () => {
    const step = 600;
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += step) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...document.querySelectorAll('figure iframe')].map(({title}) => title);
  })()
`;

test('demos that a reader scrolls past do not start; those in view do, at rest', async ({page}) => {
  await page.goto(LAYOUT_PAGE);
  const stages = page.getByRole('figure').filter({has: page.getByRole('toolbar')});
  const last = stages.last();
  await expect(last).toBeAttached();
  const passed = await page.evaluate<string[]>(SCROLL_THROUGH);
  // The first ones were in view before the scrolling began.
  expect(passed.length).toBeLessThan(4);
  await last.scrollIntoViewIfNeeded();
  await expect(last.frameLocator('iframe').locator('[data-demo-state=running]')).toBeVisible();
  await expect(stages.nth(8).locator('iframe')).toHaveCount(0);
  await stages.nth(8).scrollIntoViewIfNeeded();
  await expect(
    stages.nth(8).frameLocator('iframe').locator('[data-demo-state=running]'),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('demos and their whole source are there', async ({page}) => {
    await page.goto(LAYOUT_PAGE);
    const demo = player(page, 'DashboardLayoutBasic');
    await expect(
      frameOf(page, 'DashboardLayoutBasic').getByText('You are at /shipments.'),
    ).toBeVisible();
    await expect(demo.getByText('type Navigation').first()).toBeVisible();
    await expect(demo.getByRole('toolbar')).toHaveCount(0);
  });
});

test('demos have pages of their own that search engines leave out', async ({page, request}) => {
  await page.goto('demos/dashboard-layout/DashboardLayoutBasic/');
  await expect(page).toHaveTitle('DashboardLayoutBasic · Toolpad Core demo');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('.navbar')).toHaveCount(0);
  expect(await (await request.get('sitemap.xml')).text()).not.toContain('/demos/');
});

test('the page of a demo starts without the site, and the site without that start', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('demos/dashboard-layout/DashboardLayoutBasic/');
  await expect(page.locator('[data-demo-state=running]')).toBeVisible();
  expect(scripts.filter((address) => /demo-page\.\w+\.js$/.test(address))).toHaveLength(2);
  expect(scripts.filter((address) => /\bmain\.\w+\.js$/.test(address))).toEqual([]);
  await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('href', /demos\.\w+\.css$/);

  scripts.length = 0;
  await page.goto(DIALOGS_PAGE);
  await expect(page.locator('[data-demo-state=running]').first()).toBeVisible();
  expect(scripts.filter((address) => address.includes('demo-page'))).toEqual([]);
});

test('a mode that is chosen in a framed demo reaches its headings', async ({page}) => {
  await page.goto('demos/app-provider/AppProviderTheme/?theme=light');
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  const colors = await page
    .getByRole('heading', {name: 'Beds'})
    .evaluate((heading) => [
      getComputedStyle(heading).color,
      getComputedStyle(document.body).color,
    ]);
  expect(colors[0]).toBe(colors[1]);
});
