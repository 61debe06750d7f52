import {posix} from 'node:path';
import type {Audience, CodeFence, FenceFile} from './types';

const EXTENSIONS: Readonly<Partial<Record<string, string>>> = {
  ts: '.ts',
  tsx: '.tsx',
  js: '.js',
  jsx: '.jsx',
  json: '.json',
  css: '.css',
};

/** What the compiler reads; the others are only there to be imported. */
const COMPILED = /\.[cm]?[jt]sx?$/;

/** True for a file that must compile. */
export function isCompiled({extension}: Pick<FenceFile, 'extension'>): boolean {
  return COMPILED.test(extension);
}

function overlaps(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a === undefined || b === undefined || a.some((value) => b.includes(value));
}

/** True when somebody reads both. */
export function isCompatible(a: Audience, b: Audience): boolean {
  return overlaps(a.runtime, b.runtime) && overlaps(a.styling, b.styling);
}

function extensionOf({path, language}: CodeFence): string {
  const ofPath = path === undefined ? '' : posix.extname(path);
  return ofPath === '' ? (EXTENSIONS[language] ?? '') : ofPath;
}

function createFile(fences: readonly CodeFence[]): FenceFile | null {
  const [first] = fences;
  const extension = first ? extensionOf(first) : '';
  if (!first || extension === '') {
    return null;
  }
  return {
    path: fences.find(({path}) => path !== undefined)?.path,
    extension,
    audience: {
      runtime: fences.findLast(({audience}) => audience.runtime)?.audience.runtime,
      styling: fences.findLast(({audience}) => audience.styling)?.audience.styling,
    },
    fences,
    code: fences.map(({code}) => code).join('\n'),
    skipReason: fences.find(({skipReason}) => skipReason !== undefined)?.skipReason,
  };
}

/** What `joinFences` answers. */
export interface JoinedFences {
  readonly files: readonly FenceFile[];
  /** The fences that continue nothing. */
  readonly lost: readonly CodeFence[];
}

/** Joins every fence that says `continues` to the one before it, and makes files of all. */
export function joinFences(fences: readonly CodeFence[]): JoinedFences {
  const chains: CodeFence[][] = [];
  const lost: CodeFence[] = [];
  for (const fence of fences.filter(({checkedBy}) => checkedBy === undefined)) {
    const chain = chains
      .filter(([first]) => first && isContinuedBy(first, fence))
      .reduce<CodeFence[] | undefined>(chooseLater, undefined);
    if (!fence.continues) {
      chains.push([fence]);
    } else if (chain) {
      chain.push(fence);
    } else {
      lost.push(fence);
    }
  }
  return {files: chains.flatMap((chain) => createFile(chain) ?? []), lost};
}

function chooseLater(a: CodeFence[] | undefined, b: CodeFence[]): CodeFence[] {
  return a && (a.at(-1)?.line ?? 0) > (b.at(-1)?.line ?? 0) ? a : b;
}

function isContinuedBy(first: CodeFence, next: CodeFence): boolean {
  const isSameFile =
    next.path === undefined || first.path === undefined || next.path === first.path;
  const isSameKind = COMPILED.test(extensionOf(first)) === COMPILED.test(extensionOf(next));
  return isSameFile && isSameKind && isCompatible(first.audience, next.audience);
}
