// Follows every old address to a page that exists, and to its anchor.
import {readFile} from 'node:fs/promises';
import {createClientRedirects} from '../../plugins/redirects/clientRedirects';
import {REDIRECTS} from '../../plugins/redirects/redirects';
import {listPathnames} from '../../src/lib/navigation/findActivePage';
import {PAGE_TREES} from '../site/readPageTree';
import {expect, test} from './siteTest';

const {redirects, createRedirects} = createClientRedirects(REDIRECTS);
const fromFolders = listPathnames(PAGE_TREES.studio).flatMap((to) =>
  createRedirects(to).map((from) => ({from, to})),
);

for (const {from, to} of [...redirects, ...fromFolders]) {
  test(`${from} leads to ${to}`, async ({page}) => {
    await page.goto(from.slice(1));
    await page.waitForURL(`**/toolpad${to}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const {hash} = new URL(to, 'https://example.com');
    if (hash) {
      await expect(page.locator(hash)).toBeVisible();
    }
  });
}

test('the host file names the same rules, in the same order', async () => {
  // The host reads this file and never serves it, so it is read from the build.
  const text = await readFile('build/_redirects', 'utf8');
  const rows = text.trim().split('\n').slice(1);
  expect(rows).toEqual(REDIRECTS.map(({from, to}) => `/toolpad${from} /toolpad${to} 301`));
});
