import type {Code, Nodes} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import type {DocsPage} from './types';

/** A node and all nodes inside it, in the order of the page. */
export function listNodes(node: Nodes): Nodes[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return [node, ...children.flatMap(listNodes)];
}

/** The line of the file on which a node starts. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function isCode(node: Nodes): node is Code {
  return node.type === 'code';
}

/** The fences of a page in these languages, in their order. */
export function listCode(page: DocsPage, languages: readonly string[]): Code[] {
  return listNodes(page.tree)
    .filter(isCode)
    .filter(({lang}) => lang != null && languages.includes(lang));
}

/** The text of a node without its marks. */
export function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  }
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return children.map(textOf).join('');
}
