import {expect, test} from './siteTest';

test('a dismissed banner never shows again, not even for a frame, and only for its product', async ({
  page,
}) => {
  await page.goto('core/introduction/');
  await page.getByRole('button', {name: 'Dismiss the status of Toolpad Core'}).click();
  const banner = page.getByRole('complementary', {name: 'Status of Toolpad Core'});
  await expect(banner).toBeHidden();

  // With its scripts held back the page shows what the first frame shows.
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.goto('core/react-crud/');
  await expect(page.getByRole('heading', {level: 1, name: 'CRUD'})).toBeVisible();
  await expect(banner).toBeHidden();

  await page.goto('studio/concepts/queries/');
  await expect(page.getByRole('complementary', {name: 'Status of Toolpad Studio'})).toBeVisible();
});

test('dismissing in one tab dismisses in the other', async ({page, context}) => {
  await page.goto('core/introduction/');
  const other = await context.newPage();
  await other.goto('core/react-crud/');
  const inOther = other.getByRole('complementary', {name: 'Status of Toolpad Core'});
  await expect(inOther).toBeVisible();
  await page.getByRole('button', {name: 'Dismiss the status of Toolpad Core'}).click();
  await expect(inOther).toBeHidden();
});
