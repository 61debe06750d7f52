import type {Code, Nodes} from 'mdast';
import {findFenceProblems} from '../../code-blocks/findFenceProblems';
import {parseRanges} from '../../code-blocks/lineRanges';
import {parseMeta} from '../../code-blocks/parseMeta';
import type {DocsPage} from '../types';
import {findOtherCheck} from './findOtherCheck';
import type {Audience, CodeFence} from './types';

/** A name of a file: no spaces, an extension that a compiler or a bundler reads. */
const FILE_NAME = /^(?:[\w@.()[\]$+-]+\/)*[\w@.()[\]$+-]+\.(?:[cm]?[jt]sx?|json|css)$/;

/** `<Runtime is="vite">` says for whom everything in it is. */
function readAudienceOf(node: Nodes): Audience {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Runtime') {
    return {};
  }
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'is',
  );
  return typeof attribute?.value === 'string' ? {runtime: attribute.value.split(/\s+/)} : {};
}

/** A fence of commands for npm becomes tabs before anything reads its words. */
function findMetaProblems(node: Code): string[] {
  const isCommands = node.meta?.trim() === 'npm2yarn';
  return isCommands ? [] : findFenceProblems(node).map(({message}) => message);
}

function dropLines(code: string, ranges: string | undefined): string {
  const dropped = new Set(ranges === undefined ? [] : parseRanges(ranges));
  return code
    .split('\n')
    .map((line, index) => (dropped.has(index) ? '' : line))
    .join('\n');
}

function readFence(node: Code, around: Audience, page: string): CodeFence {
  const {meta} = parseMeta(node.meta ?? '');
  const name = meta.file ?? meta.title ?? '';
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {
    language: node.lang ?? '',
    path: FILE_NAME.test(name) ? name : undefined,
    code: dropLines(node.value, meta.remove),
    line: line + 1,
    indent: column - 1,
    audience: meta.variant ? {...around, [meta.variant.kind]: [meta.variant.value]} : around,
    continues: meta.continues,
    skipReason: meta.skipReason,
    checkedBy: findOtherCheck(page, node.value),
    metaProblems: findMetaProblems(node),
  };
}

function findFences(node: Nodes, around: Audience, page: string): CodeFence[] {
  if (node.type === 'code') {
    return [readFence(node, around, page)];
  }
  if (!('children' in node)) {
    return [];
  }
  const inside = {...around, ...readAudienceOf(node)};
  return node.children.flatMap((child) => findFences(child, inside, page));
}

/** The blocks of code of a page, in order. */
export function readFences(page: DocsPage): CodeFence[] {
  return findFences(page.tree, {}, page.path);
}
