import * as core from '@toolpad/core';
import {CORE_EXPORT_PAGES} from '../../plugins/code-blocks/coreLinks';
import {listPathnames} from '../../src/lib/navigation/findActivePage';
import {PAGE_TREES} from './readPageTree';

/** Exports of entries that need a framework, which the root of the package leaves out. */
const FRAMEWORK_EXPORTS = ['NextAppProvider', 'ReactRouterAppProvider'];

test.each(Object.entries(CORE_EXPORT_PAGES))('%s leads to a page: %s', (_name, page) => {
  expect(listPathnames(PAGE_TREES.core)).toContain(page);
});

test('blocks of code link names that Toolpad Core exports', () => {
  const known = [...Object.keys(core), ...FRAMEWORK_EXPORTS];
  expect(known).toEqual(expect.arrayContaining(Object.keys(CORE_EXPORT_PAGES)));
});
