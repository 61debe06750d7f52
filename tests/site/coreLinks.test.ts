import path from 'node:path';
import * as core from '@toolpad/core';
import {DESCRIPTIONS} from '../../plugins/api-reference/descriptions/allDescriptions';
import {
  CACHE_FOLDER,
  loadExportPages,
  PACKAGE_FOLDER,
} from '../../plugins/api-reference/exportPages';
import {listPages} from '../../plugins/api-reference/listPages';
import {loadModel} from '../../plugins/api-reference/loadModel';
import {PAGE_GROUPS} from '../../plugins/api-reference/pageGroups';
import {createSitePages} from '../../plugins/api-reference/sitePages';
import {listPathnames} from '../../src/lib/navigation/findActivePage';
import {PAGE_TREES} from './readPageTree';

/** Exports of entries that need a framework, which the root of the package leaves out. */
const FRAMEWORK_EXPORTS = ['NextAppProvider', 'ReactRouterAppProvider'];

jest.setTimeout(60_000);

test('blocks of code link every name that Toolpad Core exports', async () => {
  const pages = await loadExportPages();
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([...Object.keys(core), ...FRAMEWORK_EXPORTS, 'Navigation']),
  );
});

test('every such link leads to a page of the tree, and to an anchor that it has', async () => {
  const model = await loadModel(PACKAGE_FOLDER, CACHE_FOLDER);
  const texts = await createSitePages(model, path.join(__dirname, '../../core'));
  const bySlug = new Map(
    listPages(DESCRIPTIONS, PAGE_GROUPS).map(({slug, name}) => [slug, texts.get(`${name}.mdx`)]),
  );
  const pathnames = listPathnames(PAGE_TREES.core);
  const broken = [...(await loadExportPages())].filter(([, address]) => {
    const [pathname = '', anchor] = address.split('#');
    const text = bySlug.get(pathname.replace(/^\/core/, '')) ?? '';
    return (
      !pathnames.includes(pathname) ||
      (anchor !== undefined && !text.includes(`{/* #${anchor} */}`))
    );
  });
  expect(broken).toEqual([]);
});
