// Every demo of the catalog on its own page, in both modes and directions, on a phone and on a
// desktop: it renders, fits, and axe finds nothing. In one mode for each direction a reader then does
// on the desktop what the catalog says.
import type {Page} from '@playwright/test';
import {CATALOG, type CatalogEntry} from '../../core/demos/catalog';
import {ALL_ACTS} from '../demoActs/allActs';
import {findViolations, settle, stopMotion, type Violation} from './axe';
import {AXE_EXCEPTIONS, type AxeException} from './axeExceptions';
import {findOverflow} from './overflow';
import {createPageDriver} from './pageDriver';
import {expect, test} from './siteTest';

const VIEWS = [
  {mode: 'light', direction: 'ltr', acts: true},
  {mode: 'light', direction: 'rtl', acts: false},
  {mode: 'dark', direction: 'ltr', acts: false},
  {mode: 'dark', direction: 'rtl', acts: true},
] as const;

const HEIGHT = 800;
const WIDTHS = [360, 1280] as const;

function addressOf({file, name}: CatalogEntry, mode: string, direction: string): string {
  const folder = file.split('/').at(-3) ?? '';
  return `demos/${folder}/${name}/?theme=${mode}&dir=${direction}`;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const stage = page.locator('[data-demo-state=running]');
  await expect(stage).toBeVisible();
  await expect(stage).not.toBeEmpty();
  await stopMotion(page);
}

function isException({rule, html}: Violation, exception: AxeException): boolean {
  return rule === exception.rule && exception.html.test(html);
}

test('every demo has an act, and every act a demo', () => {
  expect(Object.keys(ALL_ACTS).sort()).toEqual(CATALOG.map(({name}) => name).sort());
});

for (const entry of CATALOG) {
  for (const {mode, direction, acts} of VIEWS) {
    const exceptions = AXE_EXCEPTIONS.filter(
      ({demos, mode: only = mode}) => demos.includes(entry.name) && only === mode,
    );

    test(`${entry.name}, ${mode}, ${direction}`, async ({page}) => {
      const address = addressOf(entry, mode, direction);
      const seen = new Set<AxeException>();
      const inspect = async () => {
        await settle(page);
        expect.soft(await findOverflow(page)).toEqual([]);
        const violations = await findViolations(page);
        for (const exception of exceptions) {
          if (violations.some((violation) => isException(violation, exception))) {
            seen.add(exception);
          }
        }
        const others = violations.filter(
          (violation) => !exceptions.some((exception) => isException(violation, exception)),
        );
        expect.soft(others).toEqual([]);
      };

      await page.setViewportSize({width: WIDTHS[0], height: HEIGHT});
      await open(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: HEIGHT});
        await inspect();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      if (acts) {
        await ALL_ACTS[entry.name]?.(
          createPageDriver(page, mode, () => open(page, address), inspect),
        );
        await inspect();
        // An exception that no longer occurs has to go.
        expect([...seen]).toEqual(exceptions);
      }
    });
  }
}
