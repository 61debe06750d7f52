import type {Audience} from './types';

/** The ambient types of a project, by its workspace and whom a file is for. */
export function findAmbientTypes(workspace: string, {runtime}: Audience): readonly string[] {
  if (workspace !== 'core') {
    return ['node'];
  }
  if (runtime === undefined) {
    // The page does not say which, so what any of them has is there.
    return ['node', 'vite/client', 'next'];
  }
  return runtime.includes('vite')
    ? ['node', 'vite/client']
    : ['node', 'next', 'next/image-types/global'];
}

const AUGMENTS = /^\s*(?:export\s+)?declare\s+(?:module|global)\b|^\/\/\/\s*<reference/m;

/** True when a file changes types beyond itself, so that it must not meet the files of other pages. */
export function isAugmenting({path = '', code}: {path?: string; code: string}): boolean {
  return path.endsWith('.d.ts') || AUGMENTS.test(code);
}
