import path from 'node:path';
import type {Code, Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {VARIANT_KINDS, type VariantKind} from '../../src/shared/code';
import {createIdKeeper} from './blockIds';
import type {ExportPages} from './coreLinks';
import {findFenceProblems, findVariantProblems, type FenceProblem} from './findFenceProblems';
import {highlightFence, type HighlightContext} from './highlightFence';
import {createElement, createImport} from './mdxNodes';
import {parseMeta} from './parseMeta';
import {CodeSyntaxError} from './toJavaScript';
import type {HighlightedCode} from './types';

export interface CodeBlocksOptions {
  /** Where the site is served, such as `/toolpad/`. */
  readonly baseUrl: string;
  /** Finds out where the exports of Toolpad Core are described; asked for each page. */
  readonly loadExportPages: () => Promise<ExportPages>;
}

interface PageContext extends HighlightContext {
  readonly problems: FenceProblem[];
  /** The components that the page needs, by their name in the page. */
  readonly used: Set<string>;
}

const BLOCK = 'SiteCodeBlock';
const TABS = 'SiteVariantTabs';
const PANEL = 'SiteVariantPanel';

const IMPORTS = [
  {local: BLOCK, exported: 'default', source: '@theme/CodeBlock'},
  {local: TABS, exported: 'VariantTabs', source: '@site/src/components/VariantTabs/VariantTabs'},
  {local: PANEL, exported: 'VariantPanel', source: '@site/src/components/VariantTabs/VariantPanel'},
];

function isParent(node: Nodes): node is Parents {
  return 'children' in node;
}

function getVariant(node: Nodes | undefined) {
  return node?.type === 'code' ? parseMeta(node.meta ?? '').meta.variant : undefined;
}

async function highlightNode(fence: Code, context: PageContext): Promise<HighlightedCode | null> {
  const problems = findFenceProblems(fence);
  context.problems.push(...problems);
  if (problems.length > 0) {
    return null;
  }
  const {meta} = parseMeta(fence.meta ?? '');
  try {
    return await highlightFence({language: fence.lang ?? '', code: fence.value, meta}, context);
  } catch (error) {
    if (!(error instanceof CodeSyntaxError)) {
      throw error;
    }
    const line = (fence.position?.start.line ?? 0) + error.line;
    const message = `the code does not parse: ${error.message}`;
    context.problems.push({line, message});
    return null;
  }
}

async function createBlock(fence: Code, context: PageContext) {
  const code = await highlightNode(fence, context);
  context.used.add(BLOCK);
  return code ? [{code, element: createElement(BLOCK, {...code})}] : [];
}

async function createTabs(kind: VariantKind, fences: readonly Code[], context: PageContext) {
  context.problems.push(...findVariantProblems(kind, fences));
  context.used.add(TABS).add(PANEL);
  const ids: Record<string, string | undefined> = {};
  const panels: MdxJsxFlowElement[] = [];
  for (const value of VARIANT_KINDS[kind].values) {
    const elements: MdxJsxFlowElement[] = [];
    for (const fence of fences.filter((candidate) => getVariant(candidate)?.value === value)) {
      for (const {code, element} of await createBlock(fence, context)) {
        ids[value] ??= code.id;
        elements.push(element);
      }
    }
    if (elements.length > 0) {
      panels.push(createElement(PANEL, {value}, elements));
    }
  }
  return createElement(TABS, {kind, ...ids}, panels);
}

/** Replaces the fences among the children of a node, and those deeper down. */
async function replaceFences(parent: Parents, context: PageContext): Promise<void> {
  const children: RootContent[] = [];
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    const kind = getVariant(child)?.kind;
    if (kind) {
      const end = parent.children.findIndex(
        (node, at) => at > index && getVariant(node)?.kind !== kind,
      );
      const last = end === -1 ? parent.children.length : end;
      const fences = parent.children.slice(index, last).filter((node) => node.type === 'code');
      children.push(await createTabs(kind, fences, context));
      index = last - 1;
    } else if (child?.type === 'code') {
      children.push(...(await createBlock(child, context)).map(({element}) => element));
    } else if (child) {
      if (isParent(child)) {
        await replaceFences(child, context);
      }
      children.push(child);
    }
  }
  Object.assign(parent, {children});
}

function describe(problems: readonly FenceProblem[], filePath: string): string {
  const file = path.relative(process.cwd(), filePath).replaceAll(path.sep, '/');
  const lines = problems.map(({line, message}) => `  ${file}:${line ?? '?'}: ${message}`);
  return `Blocks of code that cannot be shown:\n${lines.join('\n')}`;
}

/**
 * The remark plugin that turns every fence into static HTML: highlighted, with its JavaScript twin,
 * variants for styling solutions or runtimes in tabs.
 *
 * @throws Error that lists, with file and line, every fence of the page that cannot be shown
 */
export function remarkCodeBlocks({baseUrl, loadExportPages}: CodeBlocksOptions) {
  return async (root: Root, file: VFile): Promise<void> => {
    const context: PageContext = {
      baseUrl,
      exportPages: await loadExportPages(),
      takeId: createIdKeeper(),
      problems: [],
      used: new Set(),
    };
    await replaceFences(root, context);
    if (context.problems.length > 0) {
      throw new Error(describe(context.problems, file.path));
    }
    root.children.unshift(
      ...IMPORTS.filter(({local}) => context.used.has(local)).map(createImport),
    );
  };
}
