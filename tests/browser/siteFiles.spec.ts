import {listPathnames} from '../../src/lib/navigation/findActivePage';
import {PAGE_TREES} from '../site/readPageTree';
import {expect, test} from './siteTest';

test('the sitemap lists every page of both trees', async ({request}) => {
  const text = await (await request.get('sitemap.xml')).text();
  for (const pathname of [
    '/',
    ...listPathnames(PAGE_TREES.studio),
    ...listPathnames(PAGE_TREES.core),
  ]) {
    expect(text).toContain(`<loc>https://mui.com/toolpad${pathname}</loc>`);
  }
});

test('robots.txt lets crawlers in and names the sitemap', async ({request}) => {
  const text = await (await request.get('robots.txt')).text();
  expect(text).toContain('Allow: /toolpad/');
  expect(text).toContain('Sitemap: https://mui.com/toolpad/sitemap.xml');
});

test('the web manifest and every icon that it names exist', async ({page, request}) => {
  await page.goto('');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).text();
  const named = [...manifest.matchAll(/"(?:src|start_url)": "(?<url>[^"]+)"/g)];
  expect(named).toHaveLength(4);
  for (const url of named.map((match) => match.groups?.url ?? '')) {
    expect((await request.get(url)).status()).toBe(200);
  }
  for (const rel of ['icon', 'apple-touch-icon']) {
    const icon = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    expect((await request.get(icon ?? '')).status()).toBe(200);
  }
});
