import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lineOf, listNodes} from '../../pageNodes';
import type {DocsPage} from '../../types';

/** A heading as Docusaurus shows it. */
export interface PageHeading {
  readonly text: string;
  readonly depth: number;
  readonly id: string;
  /** Whether the id is written out, as in `## Words {/* #id *\/}`. */
  readonly isWritten: boolean;
  readonly line: number;
}

const COMMENT = /^\s*\/\*\s*#(?<id>[^\s*]+)[^]*\*\/\s*$/;

function isHeading(node: Nodes): node is Heading {
  return node.type === 'heading';
}

function readWrittenId(heading: Heading): {id?: string; text: string} {
  const last = heading.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? COMMENT.exec(last.value) : null;
  if (comment?.groups?.id !== undefined) {
    return {id: comment.groups.id, text: toString(heading.children.slice(0, -1)).trimEnd()};
  }
  const {id, text} = parseMarkdownHeadingId(toString(heading), 'classic');
  return {id, text};
}

/** The headings of a page, with the ids that Docusaurus gives them. */
export function readHeadings(page: DocsPage): PageHeading[] {
  const slugger = createSlugger();
  return listNodes(page.tree)
    .filter(isHeading)
    .map((heading) => {
      const {id, text} = readWrittenId(heading);
      return {
        text,
        depth: heading.depth,
        id: id ?? slugger.slug(text),
        isWritten: id !== undefined,
        line: lineOf(heading),
      };
    });
}
