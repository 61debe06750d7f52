// Opens every page of the site: it answers, its console is clean, and it says where the reader is.
import {listPathnames} from '../../src/lib/navigation/findActivePage';
import {PRODUCTS, PRODUCT_IDS} from '../../src/shared/products';
import {PAGE_TREES} from '../site/readPageTree';
import {expect, test} from './siteTest';

for (const id of PRODUCT_IDS) {
  for (const pathname of listPathnames(PAGE_TREES[id])) {
    test(`${pathname} is complete`, async ({page}) => {
      const answer = await page.goto(pathname.slice(1));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(` · ${PRODUCTS[id].name}$`));
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveAttribute('content', /^.{50,160}$/);
      await expect(page.locator('meta[name="productId"]')).toHaveAttribute('content', id);
      await expect(page.locator('meta[name="productCategoryId"]')).toHaveAttribute(
        'content',
        'toolpad',
      );
      await expect(page.locator('html')).toHaveAttribute('data-product', id);
      // The page being read is marked in the sidebar, exactly once, and its groups are open.
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const current = sidebar.locator('[aria-current="page"]:visible');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `/toolpad${pathname}`);
      await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(
        PRODUCTS[id].shortName,
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(1280);
    });
  }
}

for (const [path, title] of [
  ['', 'Toolpad'],
  ['studio/', 'Toolpad Studio'],
  ['core/', 'Toolpad Core'],
] as const) {
  test(`the home page /${path} is complete`, async ({page}) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  });
}
