import type {Options} from '@docusaurus/plugin-content-docs';
import type {PageNode, PageTreeNode, SubheaderNode} from '../../src/shared/pageTree';

/** A page as the docs plugin knows it. */
export interface PageFile {
  /** The id that Docusaurus gives it: its path in the folder, without extension. */
  readonly id: string;
  /** The path of its file, as shown to a writer. */
  readonly file: string;
  /** Its path below the base URL, with slashes at both ends. */
  readonly pathname: string;
}

/** What Docusaurus calls a normalized sidebar item. */
export type SidebarItem = Awaited<
  ReturnType<NonNullable<Options['sidebarItemsGenerator']>>
>[number];

function isSubheader(node: PageTreeNode): node is SubheaderNode {
  return 'subheader' in node;
}

function isPage(node: PageTreeNode): node is PageNode {
  return !('children' in node);
}

function nameOf(node: PageTreeNode): string {
  return isSubheader(node) ? node.subheader : node.title;
}

interface PlacedNode {
  readonly node: PageTreeNode;
  /** The names from the top of the tree down to the node. */
  readonly trail: string;
}

function flatten(tree: readonly PageTreeNode[], above: readonly string[] = []): PlacedNode[] {
  return tree.flatMap((node) => {
    const names = [...above, nameOf(node)];
    const below = isPage(node) ? [] : flatten(node.children, names);
    return [{node, trail: names.join(' › ')}, ...below];
  });
}

function findProblems(
  file: string,
  tree: readonly PageTreeNode[],
  pages: readonly PageFile[],
): string[] {
  const problems: string[] = [];
  const trailByPathname = new Map<string, string>();
  const pageByPathname = new Map<string, PageFile>();
  for (const page of pages) {
    const twin = pageByPathname.get(page.pathname);
    if (twin) {
      problems.push(
        `${page.file} and ${twin.file} both have the path ${page.pathname}. Give one of them another \`slug\`.`,
      );
    }
    pageByPathname.set(page.pathname, page);
  }
  for (const {node, trail} of flatten(tree)) {
    const {pathname} = node;
    if (pathname === undefined) {
      continue;
    }
    const twin = trailByPathname.get(pathname);
    if (twin !== undefined) {
      problems.push(
        `"${trail}" and "${twin}" both name the path ${pathname}. Remove one of the two nodes from ${file}, or correct its pathname.`,
      );
    }
    trailByPathname.set(pathname, trail);
    if (isPage(node) && !pageByPathname.has(pathname)) {
      problems.push(
        `"${trail}" names the path ${pathname}, but no page has it. Write a page with that \`slug\`, or correct the node in ${file}.`,
      );
    }
    const page = pageByPathname.get(pathname);
    if (!isPage(node) && page) {
      problems.push(
        `"${trail}" makes an index page at ${pathname}, but ${page.file} is there already. Remove the \`pathname\` of the group in ${file} and name the page as its first child.`,
      );
    }
  }
  for (const page of pages) {
    if (!trailByPathname.has(page.pathname)) {
      problems.push(
        `${page.file} (${page.pathname}) is named by no node. Add {pathname: '${page.pathname}', title: '…'} to ${file}, or delete the page.`,
      );
    }
  }
  return problems;
}

/**
 * Turns a product's page tree into Docusaurus sidebar items.
 *
 * @param file - the sidebar file that holds the tree, for error messages
 * @param productPath - the path of the product below the base URL, such as `/core/`
 * @throws one Error that lists every node without a page, page without a node, and path used twice
 */
export function pageTreeToSidebar(
  file: string,
  tree: readonly PageTreeNode[],
  pages: readonly PageFile[],
  productPath: string,
): SidebarItem[] {
  const problems = findProblems(file, tree, pages);
  if (problems.length > 0) {
    throw new Error(
      `The page tree in ${file} and the pages do not match:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  const idByPathname = new Map(pages.map((page) => [page.pathname, page.id]));

  function toItem(node: PageTreeNode): SidebarItem {
    if (isPage(node)) {
      return {
        type: 'doc',
        id: idByPathname.get(node.pathname) ?? '',
        label: node.title,
        ...(node.newFeature && {className: 'sidebar-new', customProps: {newFeature: true}}),
      };
    }
    const label = nameOf(node);
    const index = node.pathname !== undefined && {
      description: node.description,
      link: {
        type: 'generated-index' as const,
        slug: node.pathname.slice(productPath.length - 1),
        title: label,
        description: node.description,
      },
    };
    const items = node.children.map(toItem);
    if (isSubheader(node)) {
      return {
        type: 'category',
        label,
        className: 'sidebar-subheader',
        collapsible: false,
        collapsed: false,
        customProps: {subheader: true},
        ...index,
        items,
      };
    }
    return {
      type: 'category',
      label,
      collapsed: true,
      ...(node.newFeature && {className: 'sidebar-new', customProps: {newFeature: true}}),
      ...index,
      items,
    };
  }
  return tree.map(toItem);
}
