import {readPageTree} from '../../../product-docs/readPageTree';
import {REDIRECTS} from '../../../redirects/redirects';
import core from '../../../../sidebars-core';
import studio from '../../../../sidebars-studio';
import type {PageTreeNode} from '../../../../src/shared/pageTree';
import {PRODUCT_IDS, PRODUCTS} from '../../../../src/shared/products';
import {readAddress} from '../../pageAddress';
import type {CheckContext, DocsPage} from '../../types';

/** Everything inside the site that a link may lead to. */
export interface Site {
  /** Pages by file: those that people write, and those that the build makes of Toolpad Core. */
  readonly files: ReadonlyMap<string, DocsPage>;
  /** Pages by address, such as `/core/api/crud/`; null for those that have no file. */
  readonly addresses: ReadonlyMap<string, DocsPage | null>;
  /** Where old addresses lead. */
  readonly redirects: ReadonlyMap<string, string>;
}

function listIndexAddresses(tree: readonly PageTreeNode[]): string[] {
  return tree.flatMap((node) =>
    'children' in node
      ? [
          ...(node.pathname === undefined ? [] : [node.pathname]),
          ...listIndexAddresses(node.children),
        ]
      : [],
  );
}

async function readSite({allPages}: CheckContext): Promise<Site> {
  const pages = allPages.filter(({kind}) => kind !== 'part');
  const placed = await Promise.all(
    pages.map(async (page): Promise<[string, DocsPage]> => [await readAddress(page), page]),
  );
  const withoutFile = [
    '/',
    ...PRODUCT_IDS.map((id) => PRODUCTS[id].home),
    ...listIndexAddresses(readPageTree(core)),
    ...listIndexAddresses(readPageTree(studio)),
  ];
  return {
    files: new Map(pages.map((page) => [page.path, page])),
    addresses: new Map([
      ...withoutFile.map((address): [string, null] => [address, null]),
      ...placed,
    ]),
    redirects: new Map(REDIRECTS.map(({from, to}) => [from, to])),
  };
}

const sites = new WeakMap<CheckContext, Promise<Site>>();

/** The site as it is now, read once for all pages of a run. */
export async function loadSite(context: CheckContext): Promise<Site> {
  const site = sites.get(context) ?? readSite(context);
  sites.set(context, site);
  return site;
}
