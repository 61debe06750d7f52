// What readers see whose screen, colors or browser is not the usual one.
import type {Locator} from '@playwright/test';
import {expect, test} from './siteTest';

/** Whether an element is written in the system's own colors for what is chosen. */
function isMarked(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'color: HighlightText; background: Highlight; forced-color-adjust: none';
    document.body.append(probe);
    const [marked, style] = [getComputedStyle(probe), getComputedStyle(node)];
    const isSame = style.color === marked.color && style.backgroundColor === marked.backgroundColor;
    probe.remove();
    return isSame;
  });
}

test.describe('with forced colors', () => {
  test.use({forcedColors: 'active'});

  test('what is chosen differs from what is not', async ({page}) => {
    await page.goto('studio/getting-started/installation/');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const products = page.getByRole('group', {name: 'Product'});
    const pairs = [
      [
        sidebar.getByRole('link', {name: 'Installation'}),
        sidebar.getByRole('link', {name: 'Roadmap'}),
      ],
      [products.getByRole('link', {name: 'Studio'}), products.getByRole('link', {name: 'Core'})],
      [
        page.getByRole('tab', {selected: true}).first(),
        page.getByRole('tab', {selected: false}).first(),
      ],
    ] as const;
    for (const [chosen, other] of pairs) {
      expect(await isMarked(chosen)).toBe(true);
      expect(await isMarked(other)).toBe(false);
    }
  });

  test('the settings say what is chosen', async ({page}) => {
    await page.goto('studio/');
    await page.getByRole('button', {name: 'Settings'}).click();
    const directions = page.getByRole('group', {name: 'Direction'});
    await expect.poll(() => isMarked(directions.getByRole('button', {pressed: true}))).toBe(true);
    expect(await isMarked(directions.getByRole('button', {pressed: false}))).toBe(false);
  });

  test('an index page is marked in the sidebar', async ({page}) => {
    await page.goto('studio/how-to-guides/');
    const link = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'How-to guides', exact: true});
    expect(await isMarked(link.locator('..'))).toBe(true);
    expect(await link.evaluate((node) => getComputedStyle(node).color)).toBe(
      await link.locator('..').evaluate((row) => getComputedStyle(row).color),
    );
  });
});

test('paper is black on white in the dark mode, too, and has no buttons', async ({page}) => {
  await page.goto('studio/concepts/queries/?theme=dark');
  await page.emulateMedia({media: 'print'});
  const link = page.getByRole('main').getByRole('link', {name: 'HTTP request'}).first();
  await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the home page compares both products without scrolling', async ({page}) => {
    await page.goto('');
    await page.getByRole('table').scrollIntoViewIfNeeded();
    for (const name of ['Toolpad Studio', 'Toolpad Core']) {
      await expect(page.getByRole('columnheader', {name})).toBeInViewport({ratio: 1});
    }
  });

  test('a name in code is never broken at a hyphen', async ({page}) => {
    await page.goto('studio/getting-started/installation/');
    const names = page.getByRole('main').locator('p > code', {hasText: /^-{0,2}[\w-]+$/});
    expect(await names.count()).toBeGreaterThan(5);
    const broken = await names.evaluateAll((codes) =>
      codes
        .filter((code) => code.getBoundingClientRect().height > 30)
        .map((code) => code.textContent),
    );
    expect(broken).toEqual([]);
  });

  test('the last column of a table has room for sentences', async ({page}) => {
    await page.goto('studio/getting-started/installation/');
    const cell = page.getByRole('cell', {name: 'Path under which the app is served'});
    expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the sidebar follows the text, and no button is dead', async ({page}) => {
      await page.goto('studio/concepts/queries/');
      await expect(page.locator('button:visible')).toHaveCount(0);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Theming'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Theming');
    });
  });
});

for (const direction of ['ltr', 'rtl']) {
  test(`the arrow of the version menu points down (${direction})`, async ({page}) => {
    await page.goto(`studio/?dir=${direction}`);
    const summary = page.getByLabel('Toolpad Studio v0.13.0: versions');
    const sides = await summary.evaluate((node) => {
      const {borderRightWidth, borderBottomWidth, borderLeftWidth, rotate} = getComputedStyle(
        node,
        '::after',
      );
      return [borderRightWidth, borderBottomWidth, borderLeftWidth, rotate];
    });
    expect(sides.slice(2)).toEqual(['0px', '45deg']);
    expect(sides.slice(0, 2)).not.toContain('0px');
  });
}
