// The gallery of example applications, the pages with their source, and the one that runs here.
import {readdirSync} from 'node:fs';
import nodePath from 'node:path';
import {EXAMPLES_PATH, exampleSourcePath} from '../../src/shared/examples';
import {findViolations, settle} from './axe';
import {expect, test} from './siteTest';

const GALLERY = EXAMPLES_PATH.slice(1);
const NAMES = readdirSync(nodePath.resolve(__dirname, '../../examples'));
const LIVE = 'examples/bakery-deliveries/';

test('the gallery shows every example of the repository, with a picture that exists', async ({
  page,
}) => {
  await page.goto(GALLERY);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('img')});
  await expect(cards).toHaveCount(NAMES.length);
  for (const name of NAMES) {
    const card = cards.filter({has: page.locator(`a[href$="${exampleSourcePath(name)}"]`)});
    const picture = card.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /.{20,}/);
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
      )
      .toEqual([960, 600]);
  }
});

for (const name of NAMES) {
  test(`the source of ${name} is complete, and every file has an address`, async ({page}) => {
    await page.goto(exampleSourcePath(name).slice(1));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Source: ${name}`);
    const links = page.getByRole('navigation', {name: 'Files'}).getByRole('link');
    expect(await links.count()).toBeGreaterThan(8);
    await links.filter({hasText: 'package.json'}).click();
    await expect(page).toHaveURL(/#package\.json$/);
    await expect(page.locator('pre:target')).toContainText(`"name": "${name}"`);
    await expect(page.locator('pre:target')).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the source can be read, and nothing is offered that would not work', async ({page}) => {
    await page.goto(exampleSourcePath('roastery').slice(1));
    await expect(page.getByText('createBrowserRouter([')).toBeVisible();
    await page.goto(GALLERY);
    await expect(page.getByRole('link', {name: /^Source: /})).toHaveCount(NAMES.length);
    await expect(page.getByRole('button', {name: /StackBlitz/})).toHaveCount(0);
  });
});

test('the bakery runs here, in two languages, and remembers which', async ({page}) => {
  await page.goto(LIVE);
  await expect(page.getByText(/190 Brote an 3 Haltestellen.*694,00\s€/)).toBeVisible();
  await page.getByRole('button', {name: 'English'}).click();
  await expect(page.getByText(/190 loaves to 3 stops.*€694\.00/)).toBeVisible();

  await page.getByRole('link', {name: 'Rounds'}).first().click();
  await expect(page).toHaveURL(/#\/rounds$/);
  await page.getByRole('button', {name: 'New round'}).click();
  await page.getByLabel('Loaves').fill('3');
  await expect(page.getByText('The van does not leave for fewer than five loaves.')).toBeVisible();
  await page.getByLabel('Loaves').fill('40');
  await page.getByLabel('Customer').fill('Mill Lane');
  await page.getByRole('button', {name: 'Create'}).click();
  await expect(page.getByRole('row', {name: /Mill Lane.*Monday/})).toBeVisible();

  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', {name: 'Deutsch'})).toBeVisible();
});

test('the bakery runs in the gallery, too', async ({page}) => {
  await page.goto(GALLERY);
  // Before that, what is above the frame may still grow.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.locator('[data-ad-slot]').getByRole('link').first().waitFor();
  await page.getByRole('slider').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-demo-state=running]')).toBeVisible();
  await frame.getByRole('link', {name: 'Touren'}).first().click();
  await expect(frame.getByRole('row', {name: /Lindenhof/})).toBeVisible();
});

for (const path of [GALLERY, exampleSourcePath('tool-library').slice(1)]) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing on /${path}, ${mode}`, async ({page}) => {
      await page.goto(`${path}?theme=${mode}`);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`/${path} fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}
