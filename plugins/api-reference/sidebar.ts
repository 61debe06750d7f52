import type {PageNode, PageTreeNode} from '../../src/shared/pageTree';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {listPages, type ApiPage} from './listPages';
import {OFFICIAL_COMPONENTS, OFFICIAL_HOOKS} from './officialPages';
import {PAGE_GROUPS} from './pageGroups';

function toNode({title, slug}: ApiPage): PageNode {
  return {pathname: `/core${slug}`, title};
}

/**
 * The group of API pages in the page tree of Core: the pages that the official site has in its order,
 * then all others by name. An export that has a description with a page is in it by itself.
 */
export function createApiGroup(pages = listPages(DESCRIPTIONS, PAGE_GROUPS)): PageTreeNode {
  const byTitle = new Map(pages.map((page) => [page.title, page]));
  const pick = (titles: Iterable<string>) =>
    [...titles].flatMap((title) => byTitle.get(title) ?? []).map(toNode);
  const official = new Set<string>([...OFFICIAL_COMPONENTS, ...OFFICIAL_HOOKS.keys()]);
  return {
    title: 'APIs',
    pathname: '/core/api/',
    description:
      'Every component, hook and type that Toolpad Core exports, with its import line and what it is for.',
    children: [
      {subheader: 'Components', children: pick(OFFICIAL_COMPONENTS)},
      {subheader: 'Hooks', children: pick(OFFICIAL_HOOKS.keys())},
      {
        subheader: 'More exports',
        children: pages.filter(({title}) => !official.has(title)).map(toNode),
      },
    ],
  };
}
