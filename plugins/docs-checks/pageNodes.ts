import type {Code, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
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

/** Whether a node is a block of code. */
export function isCode(node: Nodes): node is Code {
  return node.type === 'code';
}

/** The fences of a page in these languages, in their order. */
export function listCode(page: DocsPage, languages: readonly string[]): Code[] {
  return listNodes(page.tree)
    .filter(isCode)
    .filter(({lang}) => lang != null && languages.includes(lang));
}

/** An element of MDX, in a paragraph or on its own. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The elements of a page, in their order. */
export function listElements(page: DocsPage): JsxElement[] {
  return listNodes(page.tree).filter(isElement);
}

/**
 * The text of an attribute: `"text"` or `{"text"}`.
 *
 * @returns undefined where it is absent; null where it is an expression that only the page knows
 */
export function readAttribute(element: JsxElement, name: string): string | null | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (attribute === undefined) {
    return undefined;
  }
  const {value} = attribute;
  if (typeof value === 'string') {
    return value;
  }
  try {
    const parsed: unknown = JSON.parse(value?.value ?? 'null');
    return typeof parsed === 'string' ? parsed : null;
  } catch {
    return null;
  }
}
