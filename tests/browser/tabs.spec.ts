// The package manager that a reader has chosen in tabs: right in the first frame, and in all after it.
import type {Page} from '@playwright/test';
import {settleLayout, watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

const INSTALLATION = 'core/introduction/installation/';

/** Panels of very different heights, so that another one would move the page. */
const HEIGHTS =
  '<style>[data-label=pnpm]{min-height:20rem}[data-label=Yarn]{min-height:40rem}</style>';

declare global {
  interface Window {
    /** What each frame has shown since the page started; see {@link recordFrames}. */
    framesOfTabs?: string[];
  }
}

async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Notes in every frame which panels of tabs show, and which tabs look chosen. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = [];
    window.framesOfTabs = frames;
    const look = () => {
      const panels = document.querySelectorAll<HTMLElement>('[data-tabs] > [role="tabpanel"]');
      const tabs = document.querySelectorAll('[data-tabs] > [role="tablist"] > [role="tab"]');
      // A set may stand in text for another runtime, which does not show; its own panels count.
      const shown = [...panels].filter((panel) => getComputedStyle(panel).display !== 'none');
      const chosen = [...tabs].filter(
        (tab) => getComputedStyle(tab).borderBottomColor !== 'rgba(0, 0, 0, 0)',
      );
      const names = [
        new Set(shown.map((panel) => panel.dataset.label)),
        new Set(chosen.map((tab) => tab.textContent)),
      ].map((set) => [...set].join('+'));
      if (panels.length > 0 && frames.at(-1) !== names.join(' ')) {
        frames.push(names.join(' '));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** How many panels are not hidden, whether or not what they stand in shows. */
async function countShownPanels(page: Page): Promise<number> {
  return page
    .locator('[data-tabs] > [role="tabpanel"]')
    .evaluateAll(
      (panels) => panels.filter((panel) => getComputedStyle(panel).display !== 'none').length,
    );
}

/** Holds the scripts of the site back until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function makeHeightsDiffer(page: Page) {
  await page.route(/\/installation\/(?:[?#].*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('</head>', `${HEIGHTS}</head>`)});
  });
}

/** Chooses as a reader does, so that the choice is where Docusaurus keeps it; tells its key. */
async function choose(page: Page, name: string): Promise<string> {
  await page.goto(INSTALLATION);
  await hydrated(page);
  await page.getByRole('tab', {name, exact: true}).first().click();
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((each) => each.startsWith('docusaurus.tab.npm2yarn')),
  );
  if (key === undefined) {
    throw new Error('Docusaurus no longer keeps the choice of tabs under the key of its group.');
  }
  return key;
}

/** Opens an address; everything about the tabs must be right from the first frame on. */
async function expectFromFirstFrame(page: Page, address: string, name: string) {
  const readShifts = await watchLayoutShifts(page);
  await recordFrames(page);
  await makeHeightsDiffer(page);
  const release = await holdScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const sets = await page.locator('[data-tabs]').count();
  expect(sets).toBeGreaterThan(2);
  expect(await countShownPanels(page)).toBe(sets);
  expect(await page.evaluate(() => window.framesOfTabs)).toEqual([`${name} ${name}`]);

  release();
  await settleLayout(page);
  expect(await readShifts()).toEqual([]);
  const chosen = page.locator('[data-tabs] [role="tab"][aria-selected="true"]');
  await expect(chosen).toHaveText(Array<string>(sets).fill(name));
  expect(await countShownPanels(page)).toBe(sets);
  expect(await page.evaluate(() => window.framesOfTabs)).toEqual([`${name} ${name}`]);
}

for (const width of [360, 1280]) {
  for (const name of ['pnpm', 'Yarn', 'Bun']) {
    test(`${name} is there from the first frame on, at ${String(width)} pixels`, async ({
      page,
      context,
    }) => {
      await choose(page, name);
      const next = await context.newPage();
      await next.setViewportSize({width, height: 800});
      await expectFromFirstFrame(next, INSTALLATION, name);
    });
  }
}

test('so is npm, for readers who have chosen nothing', async ({page}) => {
  await expectFromFirstFrame(page, INSTALLATION, 'npm');
});

test('an address counts more than what is stored', async ({page, context}) => {
  await choose(page, 'Yarn');
  await expectFromFirstFrame(await context.newPage(), `${INSTALLATION}#npm2yarn-pnpm`, 'pnpm');
});

test('an address that names no tab counts nothing', async ({page, context}) => {
  await choose(page, 'Yarn');
  await expectFromFirstFrame(
    await context.newPage(),
    `${INSTALLATION}?npm2yarn=pnpm#npm2yarn-deno`,
    'Yarn',
  );
});

for (const stored of ['deno', '', 'pnpm yarn', 'pn"],*{display:none}', '\uD800', '{"a":1}']) {
  test(`a stored ${JSON.stringify(stored)} means npm`, async ({page, context}) => {
    const key = await choose(page, 'pnpm');
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      stored,
    ] as const);
    await expectFromFirstFrame(await context.newPage(), INSTALLATION, 'npm');
  });
}

test('a choice after that is followed at once, also in other windows', async ({page, context}) => {
  await choose(page, 'pnpm');
  await page.reload();
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('studio/getting-started/installation/');
  await hydrated(other);
  await page.getByRole('tab', {name: 'Bun'}).first().click();
  for (const each of [page, other]) {
    const sets = await each.locator('[data-tabs]').count();
    const chosen = each.locator('[data-tabs] [role="tab"][aria-selected="true"]');
    await expect(chosen).toHaveText(Array<string>(sets).fill('Bun'));
    await expect(each.getByRole('tabpanel', {name: 'Bun'}).first()).toBeVisible();
    expect(await countShownPanels(each)).toBe(sets);
  }
});

test('the commands of the check follow a stored choice', async ({page}) => {
  await choose(page, 'pnpm');
  await page.reload();
  await hydrated(page);
  await page.getByRole('textbox', {name: 'Your package.json'}).fill('{"name": "app"}');
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByText(/^pnpm add @toolpad\/core@/).first()).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`the chosen tab looks the same before and after its script, in ${mode} mode`, async ({
    page,
    context,
  }) => {
    await choose(page, 'pnpm');
    const next = await context.newPage();
    const release = await holdScripts(next);
    await next.goto(`${INSTALLATION}?theme=${mode}`, {waitUntil: 'commit'});
    const looks = () =>
      next
        .locator('[data-tabs]')
        .first()
        .getByRole('tab')
        .evaluateAll((tabs) =>
          tabs.map((tab) => {
            const {color, borderBlockEnd} = getComputedStyle(tab);
            return `${tab.textContent}: ${color}, ${borderBlockEnd}`;
          }),
        );
    await expect(next.getByRole('contentinfo')).toBeAttached();
    const before = await looks();
    expect(new Set(before.map((look) => look.split(':')[1])).size).toBe(2);
    release();
    await hydrated(next);
    await expect(next.getByRole('tab', {name: 'pnpm', selected: true}).first()).toBeVisible();
    expect(await looks()).toEqual(before);
  });
}

test('with storage blocked, the tabs still work', async ({page, consoleMessages}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(INSTALLATION);
  await hydrated(page);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'pnpm'}).first()).toBeVisible();
  // Docusaurus says once that storage is not there; nothing else may be said.
  const messages = consoleMessages.splice(0);
  expect(messages.filter((text) => !text.includes('browser storage is not available'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the commands for all package managers show, each with its name', async ({page}) => {
    await page.goto(`${INSTALLATION}#npm2yarn-pnpm`);
    const panels = page.locator('[data-tabs] > [role="tabpanel"]');
    expect(await countShownPanels(page)).toBe(await panels.count());
    await expect(page.locator('[data-tabs] > [role="tablist"]:visible')).toHaveCount(0);
  });
});
