import path from 'node:path';
import * as core from '@toolpad/core';
import {DESCRIPTIONS} from '../../plugins/api-reference/descriptions/allDescriptions';
import {loadExportPages} from '../../plugins/api-reference/exportPages';
import {listPages} from '../../plugins/api-reference/listPages';
import {PAGE_GROUPS} from '../../plugins/api-reference/pageGroups';
import {createSitePages} from '../../plugins/api-reference/makePages';
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
  const texts = await createSitePages(path.resolve(__dirname, '../..'), 'core');
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
