// Addresses whose hash has a stray percent sign: the page shows, and the console is clean.
import type {Page} from '@playwright/test';
import {expect, test} from './siteTest';

const PAGE = 'core/introduction/installation/';

const MALFORMED = [
  ['#100%', '#100%25'],
  ['#%E4', '#%25E4'],
  ['#%C3%A4%zz', '#%C3%A4%25zz'],
] as const;

async function expectInstallation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: 'Installation'})).toBeVisible();
}

async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Puts a link to the hash at the start of the page, and what it names at its end. */
async function addLink(page: Page, hash: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {href, textContent: 'A link'});
    const target = Object.assign(document.createElement('p'), {textContent: 'Its target'});
    target.id = href.slice(1);
    document.querySelector('main')?.prepend(link);
    document.querySelector('main')?.append(target);
  }, hash);
}

for (const [hash, repaired] of MALFORMED) {
  test(`${hash}: the page loads, and the reader goes on and back`, async ({page}) => {
    await openHydrated(page, PAGE + hash);
    await expectInstallation(page);
    await expect(page).toHaveURL(new RegExp(`/${PAGE}${repaired}$`));
    await page.getByRole('link', {name: 'Next Base concepts'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Base concepts'})).toBeVisible();
    await page.goBack();
    await expectInstallation(page);
  });

  test(`${hash}: written into the address of an open page`, async ({page}) => {
    await openHydrated(page, PAGE);
    await page.evaluate((text) => {
      window.location.hash = text;
    }, hash);
    await expect(page).toHaveURL(new RegExp(`${repaired}$`));
    await expectInstallation(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${PAGE}$`));
    await expectInstallation(page);
  });
}

test('a link to such a hash leads to what it names', async ({page}) => {
  await openHydrated(page, PAGE);
  await addLink(page, '#100%');
  await page.getByRole('link', {name: 'A link'}).click();
  await expect(page.getByText('Its target')).toBeInViewport();
  await expect(page).toHaveURL(/#100%25$/);
  await expect(page.locator('h1')).toHaveText('Installation');
});
