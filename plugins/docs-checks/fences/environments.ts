import type {FenceFile} from './types';

const EVERYTHING: readonly string[] = ['node', 'vite/client', 'next'];

/** What only one bundler knows: its variables, and imports of what is no module. */
const BUNDLER_SPECIFIC = /\bimport\.meta\b|\.(?:css|svg|png|jpe?g|webp|gif|ico|avif)(?:\?\w+)?['"]/;

/** The ambient types of a project, by its workspace and whom a file is for. */
export function findAmbientTypes(
  workspace: string,
  {audience, code}: FenceFile,
): readonly string[] {
  if (workspace !== 'core') {
    return ['node'];
  }
  // Every set of types is a program more, which costs a second: most files do not need their own.
  if (audience.runtime === undefined || !BUNDLER_SPECIFIC.test(code)) {
    return EVERYTHING;
  }
  return audience.runtime.includes('vite')
    ? ['node', 'vite/client']
    : ['node', 'next', 'next/image-types/global'];
}

const AUGMENTS = /^\s*(?:export\s+)?declare\s+(?:module|global)\b|^\/\/\/\s*<reference/m;

/** True when a file changes types beyond itself, so that it must not meet the files of other pages. */
export function isAugmenting({path = '', code}: {path?: string; code: string}): boolean {
  return path.endsWith('.d.ts') || AUGMENTS.test(code);
}
