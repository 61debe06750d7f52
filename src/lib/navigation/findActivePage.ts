import type {GroupNode, PageNode, PageTreeNode, SubheaderNode} from '../../shared/pageTree';

/** A group or subheader above a page, outermost first. */
export type ParentNode = GroupNode | SubheaderNode;

/** A neighbour in reading order. */
export interface PageLink {
  readonly pathname: string;
  readonly label: string;
}

/** The page being read and its place in the tree. */
export interface ActivePage {
  /** The page itself, or the group whose index page is being read. */
  readonly node: PageTreeNode;
  readonly pathname: string;
  readonly title: string;
  readonly parents: readonly ParentNode[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

interface Placed {
  readonly node: PageTreeNode;
  readonly pathname: string;
  readonly parents: readonly ParentNode[];
}

/** The name that a node shows, whichever kind it is. */
export function nodeTitle(node: PageTreeNode): string {
  return 'subheader' in node ? node.subheader : node.title;
}

function isParent(node: PageTreeNode): node is ParentNode {
  return 'children' in node;
}

function place(tree: readonly PageTreeNode[], parents: readonly ParentNode[] = []): Placed[] {
  return tree.flatMap((node) => {
    const here = node.pathname === undefined ? [] : [{node, pathname: node.pathname, parents}];
    return isParent(node) ? [...here, ...place(node.children, [...parents, node])] : here;
  });
}

// A subheader's index page repeats what its group's index page shows: nobody reads it in sequence.
function isInReadingOrder({node}: Placed): boolean {
  return !('subheader' in node);
}

const GENERIC_TITLES: readonly PageNode['title'][] = ['Overview', 'Index'];

function toLink(placed: Placed | undefined): PageLink | null {
  if (!placed) {
    return null;
  }
  const title = nodeTitle(placed.node);
  const group = placed.parents.findLast((parent) => !('subheader' in parent));
  const label = group && GENERIC_TITLES.includes(title) ? `${nodeTitle(group)}: ${title}` : title;
  return {pathname: placed.pathname, label};
}

/**
 * Finds the page that a path belongs to, its parents and its neighbours.
 *
 * @param tree - the page tree of one product
 * @param sitePath - as `toSitePath` returns it
 * @returns null when no node of the tree has the path
 */
export function findActivePage(tree: readonly PageTreeNode[], sitePath: string): ActivePage | null {
  const pages = place(tree);
  const index = pages.findIndex((page) => page.pathname === sitePath);
  const page = pages[index];
  if (!page) {
    return null;
  }
  return {
    node: page.node,
    pathname: page.pathname,
    title: nodeTitle(page.node),
    parents: page.parents,
    previous: toLink(pages.slice(0, index).findLast(isInReadingOrder)),
    next: toLink(pages.slice(index + 1).find(isInReadingOrder)),
  };
}

/** Every path of the tree, in the order of the sidebar. */
export function listPathnames(tree: readonly PageTreeNode[]): string[] {
  return place(tree).map((page) => page.pathname);
}
