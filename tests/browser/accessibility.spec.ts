import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {settle} from './axe';
import {expect, test} from './siteTest';

const PAGES = [
  '',
  'studio/',
  'core/',
  'studio/concepts/building-ui/',
  'studio/how-to-guides/',
  'core/introduction/base-concepts/',
] as const;

const VIEWS = [
  '?theme=light&dir=ltr',
  '?theme=light&dir=rtl',
  '?theme=dark&dir=ltr',
  '?theme=dark&dir=rtl&density=dense',
] as const;

async function findViolations(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Opens a page and waits until nothing on it fades or slides: what is half there has no contrast. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const adSlot = page.locator('[data-ad-slot]');
  if ((await adSlot.count()) > 0) {
    await adSlot.getByRole('link').first().waitFor();
  }
  await settle(page);
}

for (const view of VIEWS) {
  for (const path of PAGES) {
    test(`axe finds nothing on /${path}${view}`, async ({page}) => {
      await open(page, path + view);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`axe finds nothing on the 404 page ${view}`, async ({page, consoleMessages}) => {
    await open(page, `core/react-acount/${view}`);
    await page.getByRole('link', {name: 'Account', exact: true}).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The page itself answers 404, as it must.
    expect(consoleMessages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
  });

  test(`axe finds nothing in the open settings ${view}`, async ({page}) => {
    await open(page, `core/introduction/base-concepts/${view}`);
    await page.getByRole('button', {name: 'Settings'}).click();
    const dialog = page.getByRole('dialog', {name: 'Settings'});
    await dialog.waitFor();
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}});

    test(`axe finds nothing in the open menu ${view}`, async ({page}) => {
      await open(page, `core/introduction/base-concepts/${view}`);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('link', {name: 'Installation'}).first().waitFor();
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
