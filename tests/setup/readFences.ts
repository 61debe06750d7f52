import {readFileSync} from 'node:fs';
import {parseMeta} from '../../plugins/code-blocks/parseMeta';
import {readHeadings} from '../../plugins/docs-checks/checks/headings/readHeadings';
import {isCode, lineOf, listNodes} from '../../plugins/docs-checks/pageNodes';
import {parsePage} from '../../plugins/docs-checks/parsePage';

/** A block of code on a page. */
export interface Fence {
  readonly language: string;
  readonly title: string | undefined;
  readonly code: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** The id of the nearest heading above. */
  readonly section: string | undefined;
}

/** Reads the blocks of code of an MDX file, in order. */
export function readFences(file: string): Fence[] {
  const page = parsePage({path: file, kind: 'page', source: readFileSync(file, 'utf8')});
  const headings = readHeadings(page);
  return listNodes(page.tree)
    .filter(isCode)
    .map((node) => ({
      language: node.lang ?? '',
      title: parseMeta(node.meta ?? '').meta.title,
      code: `${node.value}\n`,
      line: lineOf(node),
      section: headings.findLast(({line}) => line < lineOf(node))?.id,
    }));
}
