import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './siteTest';

const PAGES = [
  'core/api/dashboard-layout/',
  'core/api/codecs/',
  'core/api/sign-in-button/',
  'core/react-use-dialogs/api/',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});
    for (const path of PAGES) {
      test(`${path} has no accessibility problems`, async ({page}) => {
        await page.goto(path);
        // The colours of code blocks are the business of their own tests.
        const {violations} = await new AxeBuilder({page})
          .include('main')
          .exclude('.theme-code-block')
          .analyze();
        const problems = violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`);
        expect(problems).toEqual([]);
      });
    }
  });
}

test('a link to a prop lands on it, below the navbar, and marks it', async ({page}) => {
  await page.goto('core/api/dashboard-layout/#props-renderPageItem');
  const row = page.locator('#props-renderPageItem');
  await expect(row).toBeInViewport();
  const navbar = await page.locator('.navbar').boundingBox();
  await expect(async () => {
    const box = await row.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
  }).toPass();
});

test('the name of a prop is a link to it', async ({page}) => {
  await page.goto('core/api/dashboard-layout/');
  await page.getByRole('link', {name: 'hideNavigation', exact: true}).click();
  await expect(page).toHaveURL(/#props-hideNavigation$/);
});

test('a type leads to its definition on another page', async ({page}) => {
  await page.goto('core/api/dashboard-layout/');
  await page.getByRole('link', {name: 'NavigationPageItem', exact: true}).click();
  await expect(page).toHaveURL(/\/core\/api\/app-provider\/#type-NavigationPageItem$/);
  await expect(page.getByRole('heading', {name: 'NavigationPageItem'})).toBeInViewport();
});

test('a reader who prefers lists gets them on every page, from the first frame', async ({page}) => {
  await page.goto('core/api/dashboard-layout/');
  const display = () =>
    page
      .locator('#props-branding td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).display);
  const toggle = page.getByRole('button', {name: 'Show props as a list'});
  expect(await display()).toBe('table-cell');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  expect(await display()).toBe('block');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  // Only what stands in the HTML and the inline script: no script of the page has run.
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.goto('core/api/account/', {waitUntil: 'domcontentloaded'});
  const cell = page.locator('#props-slots td').first();
  expect(await cell.evaluate((element) => getComputedStyle(element).display)).toBe('block');
});

test('the demos of a component are a click away', async ({page}) => {
  await page.goto('core/api/page-container/');
  await page.locator('#related ~ ul').getByRole('link', {name: /./}).nth(1).click();
  await expect(page).toHaveURL(/\/core\/react-page-container\/#PageContainer\w+$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const path of PAGES) {
    test(`${path} does not scroll sideways`, async ({page}) => {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    });
  }

  test('type and description of a prop stand under its name', async ({page}) => {
    await page.goto('core/api/dashboard-layout/');
    const cells = page.locator('#props-branding').locator('th, td');
    const boxes = await Promise.all([0, 1, 2].map((index) => cells.nth(index).boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the tables and the definitions are there', async ({page}) => {
    await page.goto('core/react-use-dialogs/api/');
    await expect(page.getByRole('table', {name: 'Fields of AlertOptions'})).toContainText('okText');
    await expect(page.getByText('useDialogs(): DialogHook')).toBeVisible();
  });
});
