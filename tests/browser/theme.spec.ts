// Mode, direction and density in every combination: right in the first frame, still, in all tabs.
import type {BrowserContext, Page} from '@playwright/test';
import {settleLayout, watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

const SURFACE = {light: 'rgb(255, 255, 255)', dark: 'rgb(16, 19, 28)'} as const;

/** Docusaurus adds a namespace to its own key, which the tests read from the page. */
async function readThemeKey(page: Page): Promise<string> {
  const key = /getItem\("(?<key>theme[^"]*)"\)/.exec(await page.content())?.groups?.key;
  if (key === undefined) {
    throw new Error(
      'The inline script of Docusaurus no longer reads the colour mode from storage.',
    );
  }
  return key;
}

interface Choice {
  readonly mode: 'light' | 'dark' | 'system';
  readonly direction: 'ltr' | 'rtl';
  readonly density: 'comfortable' | 'dense';
}

async function store(page: Page, {mode, direction, density}: Choice): Promise<void> {
  const themeKey = await readThemeKey(page);
  await page.evaluate(
    ([key, theme, dir, dense]) => {
      localStorage.clear();
      if (theme !== 'system') {
        localStorage.setItem(key, theme);
      }
      localStorage.setItem('toolpad-direction', dir);
      localStorage.setItem('toolpad-density', dense);
    },
    [themeKey, mode, direction, density] as const,
  );
}

/** Holds the scripts back, so that the page stays as its first frame shows it. */
async function holdScripts(context: BrowserContext): Promise<void> {
  await context.route('**/assets/js/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
}

async function readFirstFrame(page: Page) {
  return page.evaluate(() => ({
    surface: getComputedStyle(document.documentElement).backgroundColor,
    direction: getComputedStyle(document.body).direction,
    density: document.documentElement.dataset.density,
  }));
}

for (const system of ['light', 'dark'] as const) {
  for (const mode of ['light', 'dark', 'system'] as const) {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const density of ['comfortable', 'dense'] as const) {
        test.describe(`${mode} (system: ${system}), ${direction}, ${density}`, () => {
          test.use({colorScheme: system});

          test('is right in the first frame and does not move', async ({page, context}) => {
            const readShifts = await watchLayoutShifts(page);
            await page.goto('core/react-account/');
            await store(page, {mode, direction, density});
            await page.reload();
            await settleLayout(page);
            expect(await readShifts()).toEqual([]);
            const hydrated = await readFirstFrame(page);

            await holdScripts(context);
            await page.reload();
            const expected = {
              surface: SURFACE[mode === 'system' ? system : mode],
              direction,
              density,
            };
            expect(await readFirstFrame(page)).toEqual(expected);
            if (mode === 'system') {
              // The bars need no bundle to be right.
              expect(await readBarColor(page)).toBe(expected.surface);
            }
            expect(hydrated).toEqual(expected);
          });
        });
      }
    }
  }
}

/** The colour that browsers take: that of the first tag whose condition is met. */
async function readBarColor(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const winner = tags.find(({media}) => window.matchMedia(media).matches);
    const sample = document.createElement('i');
    sample.style.color = winner?.content ?? '';
    return sample.style.color;
  });
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Settings'}).click();
  await page.getByRole('dialog', {name: 'Settings'}).waitFor();
}

test('a second tab follows every choice within a second', async ({page, context}) => {
  await page.goto('core/react-account/');
  const other = await context.newPage();
  await other.goto('studio/concepts/queries/');
  await other.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await openSettings(page);
  const root = other.locator('html');
  for (const [choice, attribute, value] of [
    ['Dark', 'data-theme', 'dark'],
    ['Right to left', 'dir', 'rtl'],
    ['Dense', 'data-density', 'dense'],
    ['JavaScript', 'data-code-language', 'js'],
    ['Tailwind', 'data-code-styling', 'tailwind'],
    ['System', 'data-theme-choice', 'system'],
  ] as const) {
    await page.getByRole('button', {name: choice, exact: true}).click();
    await expect(root).toHaveAttribute(attribute, value, {timeout: 1000});
  }
});

test('the system mode follows the system while the page is open', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('core/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => readBarColor(page)).toBe(SURFACE.dark);
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(() => readBarColor(page)).toBe(SURFACE.light);
});

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the bars of the browser are ${chosen} on a ${system} system by choice`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    await page.goto('core/');
    await openSettings(page);
    const choose = (name: string) => page.getByRole('button', {name, exact: true}).click();
    await choose('Light');
    await expect.poll(() => readBarColor(page)).toBe(SURFACE.light);
    await choose('Dark');
    await expect.poll(() => readBarColor(page)).toBe(SURFACE.dark);
    await choose('System');
    await expect.poll(() => readBarColor(page)).toBe(SURFACE[system]);
    await choose(chosen === 'dark' ? 'Dark' : 'Light');
    await page.reload();
    await expect.poll(() => readBarColor(page)).toBe(SURFACE[chosen]);
    // What the system does no longer matters.
    await page.emulateMedia({colorScheme: chosen});
    await page.emulateMedia({colorScheme: system});
    expect(await readBarColor(page)).toBe(SURFACE[chosen]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const system of ['light', 'dark'] as const) {
    test(`on a ${system} system the page is light, and so are the bars`, async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await page.goto('core/react-account/');
      expect((await readFirstFrame(page)).surface).toBe(SURFACE.light);
      expect(await readBarColor(page)).toBe(SURFACE.light);
    });
  }
});

test('a link can show a view without storing it', async ({page}) => {
  await page.goto('core/react-account/?theme=dark&dir=rtl&density=dense');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');
  // Not its keys: Toolpad Core gives the object a `setItem` of its own, which stores nothing.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The view holds while the reader goes on from page to page.
  await page.getByRole('link', {name: 'Page Container'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page Container'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a stored mode that nobody knows is one console error that names it', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('core/');
  const key = await readThemeKey(page);
  await page.evaluate((name) => {
    localStorage.setItem(name, 'purple');
    localStorage.setItem('toolpad-direction', 'sideways');
    localStorage.setItem('toolpad-density', '{"dense":true}');
    document.cookie = 'codeVariant=%7B%7D;path=/';
  }, key);
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'ts');
  const [first, ...others] = consoleMessages.splice(0);
  expect(first).toContain('"purple"');
  expect(others).toEqual([]);
});

test('with storage blocked, choices hold for the visit', async ({page, consoleMessages}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('core/');
  await openSettings(page);
  await page.getByRole('button', {name: 'Right to left'}).click();
  await page.getByRole('button', {name: 'Dark'}).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Follow the tutorial'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Tutorial'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Docusaurus says once that storage is not there; nothing else may be said.
  const messages = consoleMessages.splice(0);
  expect(messages.filter((text) => !text.includes('browser storage is not available'))).toEqual([]);
});

test('code stays left to right in a page that runs right to left', async ({page}) => {
  await page.goto('core/react-account/?dir=rtl');
  const directions = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(pre, code)')].map(
      (element) => getComputedStyle(element).direction,
    ),
  );
  expect(directions.length).toBeGreaterThan(3);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

test('the sidebar is at the start of the line in both directions', async ({page}) => {
  for (const [direction, isLeft] of [
    ['ltr', true],
    ['rtl', false],
  ] as const) {
    await page.goto(`core/react-account/?dir=${direction}`);
    const box = await page.getByRole('navigation', {name: 'Docs sidebar'}).boundingBox();
    expect((box?.x ?? 0) < 640).toBe(isLeft);
  }
});

test('the layout changes at the specified width, in CSS and in scripts alike', async ({page}) => {
  await page.goto('core/react-account/');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.setViewportSize({width: 900, height: 800});
  await expect(sidebar).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({width: 899, height: 800});
  await expect(sidebar).toBeHidden();
  await expect(toggle).toBeVisible();
  await toggle.click();
  const menu = page.getByRole('navigation', {name: 'Main'});
  await expect(menu.getByRole('link', {name: 'Dashboard Layout'})).toBeVisible();
});

test('the settings are reached and left by keyboard, and load only when opened', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.goto('core/react-account/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const before = scripts.length;
  const button = page.getByRole('button', {name: 'Settings'});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', {name: 'Settings'}).waitFor();
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the icon font comes after the first paint, once; blocked, nothing breaks', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('material-icons')) {
      requests.push(request.url());
    }
  });
  const readShifts = await watchLayoutShifts(page);
  await page.route('**/material-icons.css', (route) =>
    route.fulfill({status: 200, contentType: 'text/css', body: ''}),
  );
  await page.goto('core/react-account/');
  await settleLayout(page);
  expect(await readShifts()).toEqual([]);
  await page.getByRole('link', {name: 'Page Container'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page Container'})).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('the sidebar shows the active page and keeps its position from page to page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto('core/api/toolbar-actions/');
  const active = page.getByRole('link', {name: 'ToolbarActions', exact: true}).first();
  await expect(active).toBeInViewport();
  const position = () =>
    page.locator('.theme-doc-sidebar-menu').evaluate((menu) => menu.closest('nav')?.scrollTop);
  const before = await position();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('link', {name: 'ThemeSwitcher', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'ThemeSwitcher'})).toBeVisible();
  expect(await position()).toBe(before);
});

test('the link of a heading copies its address', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('core/introduction/');
  const heading = page.getByRole('heading', {level: 2}).first();
  await heading.hover();
  const link = heading.getByRole('link');
  await link.click();
  await expect(page.getByText('Link copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(copied).toContain('#');
});
