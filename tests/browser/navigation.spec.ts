import {expect, test} from './siteTest';

test('the product switcher and the version menu follow the product being read', async ({page}) => {
  await page.goto('');
  const switcher = page.getByRole('group', {name: 'Product'});
  await expect(switcher.locator('[aria-current]')).toHaveCount(0);
  await switcher.getByRole('link', {name: 'Core'}).click();
  await expect(page).toHaveURL(/\/toolpad\/core\/$/);
  await expect(switcher.getByRole('link', {name: 'Core'})).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Toolpad Core v0.15.0: versions')).toBeVisible();
  await switcher.getByRole('link', {name: 'Studio'}).click();
  await expect(page.getByLabel('Toolpad Studio v0.13.0: versions')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-product', 'studio');
  await page.getByRole('link', {name: 'Toolpad', exact: true}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-product');
});

test('the version menu opens and closes by keyboard', async ({page}) => {
  await page.goto('core/introduction/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const button = page.getByLabel('Toolpad Core v0.15.0: versions');
  await button.focus();
  await page.keyboard.press('Enter');
  const releases = page.getByRole('link', {name: 'All releases'});
  await expect(releases).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(releases).toBeHidden();
  await expect(button).toBeFocused();
});

test('previous and next follow the page tree across groups', async ({page}) => {
  await page.goto('core/introduction/support/');
  const nav = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(nav.getByRole('link', {name: 'Previous Roadmap'})).toBeVisible();
  await nav.getByRole('link', {name: 'Next Integrations'}).click();
  await expect(page).toHaveURL(/\/core\/integrations\/$/);
  await nav.getByRole('link', {name: 'Next Next.js App Router'}).click();
  await expect(page).toHaveURL(/\/core\/integrations\/nextjs-approuter\/$/);
});

test('a deep address opens the groups above its page', async ({page}) => {
  await page.goto('studio/reference/components/text-field/?from=elsewhere#properties');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'TextField', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail.getByRole('listitem')).toHaveText([
    'Studio',
    'Reference',
    'Components',
    'TextField',
  ]);
  await trail.getByRole('link', {name: 'Components'}).click();
  await expect(page).toHaveURL(/\/studio\/reference\/components\/$/);
});

test('the page tree shows subheaders and "New" badges', async ({page}) => {
  await page.goto('core/react-crud/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByText('Authentication', {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: /^CRUD/})).toHaveAccessibleName('CRUD New');
});

test('an index page is marked in the sidebar, although its group is open', async ({page}) => {
  await page.goto('studio/how-to-guides/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const colorOf = (name: string) =>
    sidebar.getByRole('link', {name, exact: true}).evaluate((link) => getComputedStyle(link).color);
  expect(await colorOf('How-to guides')).not.toBe(await colorOf('Concepts'));
});

test('an index page lists the pages of its group as cards', async ({page}) => {
  await page.goto('studio/how-to-guides/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Connect to datasource',
    'Deployment',
    'Create custom components',
    'Miscellaneous',
  ]);
  await main.getByRole('link', {name: 'Deploy to Render'}).click();
  await expect(page).toHaveURL(/\/how-to-guides\/render-deploy\/$/);
});

test('skip link, then the text: Tab leads there first', async ({page}) => {
  await page.goto('core/introduction/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the menu holds the sidebar and the versions; nothing overflows', async ({page}) => {
    await page.goto('core/react-account/');
    await expect(page.getByRole('group', {name: 'Product'})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('navigation', {name: 'Main'});
    await expect(menu.getByRole('link', {name: 'Dashboard Layout'})).toBeVisible();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(page.getByRole('link', {name: 'Core v0.15.0 (this site)'})).toBeVisible();
  });
});

test.describe('on a phone, by keyboard', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the menu takes the focus, keeps it, and gives it back on Escape', async ({page}) => {
    await page.goto('studio/concepts/queries/');
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    // What the menu covers is out of reach: Tab stays in the menu, or leaves the page.
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-sidebar') !== null,
      );
      expect(isInside).toBe(true);
    }
    const isOutOfReach = () =>
      page.getByRole('main').evaluate((main) => main.closest('[inert]') !== null);
    expect(await isOutOfReach()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    expect(await isOutOfReach()).toBe(false);
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__inner > * > .navbar__brand')).toBeFocused();
  });

  test('a press beside the menu closes it; a link in it leads on', async ({page}) => {
    await page.goto('studio/concepts/queries/');
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.click();
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 350, y: 400}});
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await page.getByRole('link', {name: 'HTTP requests', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('HTTP requests');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages, navigation and the version menu work', async ({page}) => {
    await page.goto('core/react-account/');
    await expect(page.getByRole('heading', {level: 1, name: 'Account'})).toBeVisible();
    await page.getByLabel('Toolpad Core v0.15.0: versions').click();
    await expect(page.getByRole('link', {name: 'All releases'})).toBeVisible();
    await page.getByRole('link', {name: 'Page Container'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Page Container'})).toBeVisible();
  });
});
