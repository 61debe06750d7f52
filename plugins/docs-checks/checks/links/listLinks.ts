import {toString} from 'mdast-util-to-string';
import {lineOf, listElements, listNodes, readAttribute} from '../../pageNodes';
import type {DocsPage} from '../../types';

/** A link as it is written. */
export interface PageLink {
  readonly url: string;
  /** What readers click; null where only the component knows. */
  readonly text: string | null;
  readonly line: number;
}

const ADDRESSES = ['href', 'to'];

function listElementLinks(page: DocsPage): PageLink[] {
  return listElements(page).flatMap((element) =>
    ADDRESSES.flatMap((name) => {
      const url = readAttribute(element, name);
      const text = element.children.length > 0 ? toString(element) : null;
      return url == null ? [] : [{url, text, line: lineOf(element)}];
    }),
  );
}

/** The links of a page: of Markdown, and in the attributes of elements. */
export function listLinks(page: DocsPage): PageLink[] {
  const links = listNodes(page.tree).flatMap((node): PageLink[] => {
    if (node.type === 'link') {
      return [{url: node.url, text: toString(node), line: lineOf(node)}];
    }
    return node.type === 'definition' ? [{url: node.url, text: null, line: lineOf(node)}] : [];
  });
  return [...links, ...listElementLinks(page)];
}
