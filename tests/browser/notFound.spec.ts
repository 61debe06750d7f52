import {expect, test} from './siteTest';

test('a missing page answers 404 and suggests the nearest pages', async ({
  page,
  consoleMessages,
}) => {
  const answer = await page.goto('core/react-dashbord-layout/');
  expect(answer?.status()).toBe(404);
  const suggestion = page.getByRole('status').getByRole('link').first();
  await expect(suggestion).toHaveText('Dashboard Layout');
  await suggestion.click();
  await expect(page).toHaveURL(/\/core\/react-dashboard-layout\/$/);
  // The address itself answers 404, as it must; nothing else may fail.
  const own = consoleMessages.splice(0);
  expect(
    own.filter((message) => !/^404: .*react-dashbord-layout|status of 404/.test(message)),
  ).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a missing page leads to both products', async ({page, consoleMessages}) => {
    await page.goto('nowhere/');
    await expect(page.getByRole('link', {name: 'Toolpad Core'}).first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Toolpad Studio'}).first()).toBeVisible();
    consoleMessages.splice(0);
  });
});
