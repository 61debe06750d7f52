// Pages with demos in them, as readers see them: the players, the demos inside and the frames. What
// each demo is on its own, demoMatrix.spec.ts tests.
import AxeBuilder from '@axe-core/playwright';
import {CATALOG} from '../../core/demos/catalog';
import {settle, WCAG_TAGS} from './axe';
import {findOverflow} from './overflow';
import {expect, test} from './siteTest';

// All pages with inline demos, and one with frames.
const PAGES = new Set([
  ...CATALOG.filter(({frame}) => !frame).map(({page}) => page),
  '/core/react-app-provider/',
]);
const WIDTHS = [360, 1280] as const;

for (const path of PAGES) {
  for (const view of [
    'theme=light&dir=ltr',
    'theme=light&dir=rtl',
    'theme=dark&dir=ltr',
    'theme=dark&dir=rtl',
  ]) {
    test(`${path}?${view}`, async ({page}) => {
      await page.setViewportSize({width: WIDTHS[0], height: 800});
      await page.goto(`${path.slice(1)}?${view}`);
      const players = page.getByRole('figure').filter({has: page.getByRole('toolbar')});
      await expect(players).toHaveCount(CATALOG.filter((entry) => entry.page === path).length);
      for (const player of await players.all()) {
        await player.scrollIntoViewIfNeeded();
        // A frame comes when it is its turn; every other demo is there at once.
        await expect(player.locator('iframe, [data-demo-state]')).toHaveCount(1);
        const isFramed = (await player.locator('iframe').count()) > 0;
        const inside = isFramed ? player.frameLocator('iframe') : player;
        await expect(inside.locator('[data-demo-state=running]')).toBeVisible();
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        await settle(page);
        expect.soft(await findOverflow(page)).toEqual([]);
        const {violations} = await new AxeBuilder({page}).withTags(WCAG_TAGS).analyze();
        const found = violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
        expect.soft(found).toEqual([]);
      }
    });
  }
}
