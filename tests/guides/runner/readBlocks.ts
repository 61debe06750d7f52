import type {Code, Nodes} from 'mdast';
import {parseMeta} from '../../../plugins/code-blocks/parseMeta';
import {readHeadings} from '../../../plugins/docs-checks/checks/headings/readHeadings';
import {lineOf, readAttribute} from '../../../plugins/docs-checks/pageNodes';
import {parsePage} from '../../../plugins/docs-checks/parsePage';

/** A heading that starts a step, or a block of code, as they stand on the page. */
export type GuideItem =
  {readonly kind: 'heading'; readonly title: string; readonly line: number} | GuideBlock;

export interface GuideBlock {
  readonly kind: 'block';
  readonly language: string;
  /** The words after the language. */
  readonly meta: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  readonly lines: readonly {readonly text: string; readonly line: number}[];
  /**
   * Conditions that all must hold: each names one or more runtimes, divided by spaces, for which the
   * block is. They come from `runtime=` and from a `<Runtime>` around it.
   */
  readonly runtimes: readonly string[];
}

/** `<Runtime is="vite">` says for whom everything in it is. */
function readRuntimes(node: Nodes): string[] {
  const isRuntime = node.type === 'mdxJsxFlowElement' && node.name === 'Runtime';
  const runtimes = isRuntime ? readAttribute(node, 'is') : undefined;
  return typeof runtimes === 'string' ? [runtimes] : [];
}

function readBlock(node: Code, around: readonly string[]): GuideBlock {
  const {variant} = parseMeta(node.meta ?? '').meta;
  const line = lineOf(node);
  const lines = node.value === '' ? [] : node.value.split('\n');
  return {
    kind: 'block',
    language: node.lang ?? '',
    meta: node.meta ?? '',
    line,
    lines: lines.map((text, index) => ({text, line: line + index + 1})),
    runtimes: variant?.kind === 'runtime' ? [...around, variant.value] : around,
  };
}

function listBlocks(node: Nodes, around: readonly string[]): GuideBlock[] {
  if (node.type === 'code') {
    return [readBlock(node, around)];
  }
  const inside = [...around, ...readRuntimes(node)];
  return 'children' in node ? node.children.flatMap((child) => listBlocks(child, inside)) : [];
}

/** Reads headings of the second level and blocks of code, in their order. */
export function readBlocks(source: string): GuideItem[] {
  const page = parsePage({path: 'guide.mdx', kind: 'page', source});
  const headings = readHeadings(page)
    .filter(({depth}) => depth === 2)
    .map(({text, line}) => ({kind: 'heading', title: text, line}) as const);
  return [...headings, ...listBlocks(page.tree, [])].sort((a, b) => a.line - b.line);
}
