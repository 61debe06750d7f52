import type {Code, Nodes} from 'mdast';
import {findFenceProblems} from '../../code-blocks/findFenceProblems';
import {parseRanges} from '../../code-blocks/lineRanges';
import {parseMeta} from '../../code-blocks/parseMeta';
import {readAttribute} from '../pageNodes';
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
  const runtimes = readAttribute(node, 'is');
  return typeof runtimes === 'string' ? {runtime: runtimes.split(/\s+/)} : {};
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

interface Place {
  readonly page: string;
  readonly step: number;
}

function readFence(node: Code, around: Audience, {page, step}: Place): CodeFence {
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
    step,
    continues: meta.continues,
    skipReason: meta.skipReason,
    checkedBy: findOtherCheck(page, node.value),
    metaProblems: findMetaProblems(node),
  };
}

/** The blocks of code of a page, in order. */
export function readFences(page: DocsPage): CodeFence[] {
  let step = 0;
  let isNewStep = false;

  function findFences(node: Nodes, around: Audience): CodeFence[] {
    if (node.type === 'code') {
      step += isNewStep ? 1 : 0;
      isNewStep = false;
      return [readFence(node, around, {page: page.path, step})];
    }
    isNewStep = true;
    const inside = {...around, ...readAudienceOf(node)};
    return 'children' in node ? node.children.flatMap((child) => findFences(child, inside)) : [];
  }

  return findFences(page.tree, {});
}
