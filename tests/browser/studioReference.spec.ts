// The reference of Studio in a browser: deep links, the schema explorer by keyboard, small screens.
import type {Page} from '@playwright/test';
import {findViolations, settle} from './axe';
import {expect, test} from './siteTest';

const NAVBAR_BOTTOM = 60;

/** Every reference on the page that has closed parts; clicking a button gives it another name. */
async function expandAll(page: Page): Promise<void> {
  const buttons = page.getByRole('button', {name: 'Expand all'});
  await expect(buttons.first()).toBeVisible();
  while ((await buttons.count()) > 0) {
    await buttons.first().click();
  }
}

test('a link to a property lands on it, below the navbar', async ({page}) => {
  await page.goto('studio/reference/components/data-grid/#props-selection');
  const box = await page.locator('#props-selection').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(NAVBAR_BOTTOM);
  expect(box?.y).toBeLessThan(300);
});

test('a link to a nested key opens what it is in', async ({page}) => {
  const key = page.locator('[id="file-Page.spec.queries.query.rest.body.raw.contentType"]');
  await page.goto(
    'studio/reference/file-schema/#file-Page.spec.queries.query.rest.body.raw.contentType',
  );
  await expect(key).toBeInViewport();
  const box = await key.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(NAVBAR_BOTTOM);
});

test('a link on the page to a nested key opens what it is in', async ({page}) => {
  await page.goto('studio/reference/file-schema/');
  const key = page.locator('[id="file-Page.spec.authorization.allowAll"]');
  await expect(key).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#file-Page.spec.authorization.allowAll';
  });
  await expect(key).toBeInViewport();
});

test('a type leads to its definition', async ({page}) => {
  await page.goto('studio/reference/file-schema/');
  await page.getByRole('listitem').getByRole('link', {name: 'Element'}).first().click();
  await expect(page).toHaveURL(/#definition-Element$/);
  await expect(page.locator('#definition-Element')).toBeInViewport();
});

test('keys open and close by keyboard', async ({page}) => {
  await page.goto('studio/reference/file-schema/');
  const key = page.locator('[id="file-Application.spec.authentication.providers"]');
  const summary = page.getByText('Keys of authentication', {exact: true});
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(key).toBeVisible();
  await page.keyboard.press('Space');
  await expect(key).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}});

  for (const path of ['file-schema/', 'components/metric/']) {
    test(`${path} is as wide as the screen when everything is open`, async ({page}) => {
      await page.goto(`studio/reference/${path}`);
      await expandAll(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
  }

  for (const path of ['components/data-grid/', 'api/create-data-provider/']) {
    test(`${path} is as wide as the screen`, async ({page}) => {
      await page.goto(`studio/reference/${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything can be read', async ({page}) => {
    await page.goto('studio/reference/file-schema/');
    const key = page.locator('[id="file-Page.spec.queries.name"]');
    await page.getByText('Keys of each entry of queries', {exact: true}).click();
    await expect(key).toBeVisible();
    await page.goto('studio/reference/components/chart/');
    await expect(page.locator('[id="props-data.xKey"]')).toBeVisible();
  });
});

test('a type in a type leads to its members', async ({page}) => {
  await page.goto('studio/reference/api/create-data-provider/');
  await page.getByRole('link', {name: 'GetRecordsParams', exact: true}).click();
  await expect(page).toHaveURL(/#GetRecordsParams$/);
  const box = await page.locator('#GetRecordsParams').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(NAVBAR_BOTTOM);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    for (const path of [
      'studio/reference/components/data-grid/',
      'studio/reference/file-schema/',
      'studio/reference/api/create-data-provider/',
    ]) {
      test(`axe finds nothing on ${path} with all parts open`, async ({page}) => {
        await page.goto(path);
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        if (path.includes('file-schema')) {
          await expandAll(page);
        }
        await settle(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}
