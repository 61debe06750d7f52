import {isCompatible, isCompiled} from './joinFences';
import type {FenceFile, Job, Variant, World} from './types';

function stepOf({fences}: FenceFile): number {
  return fences.at(-1)?.step ?? 0;
}

function isFor({audience}: FenceFile, {runtime, styling}: Variant): boolean {
  return isCompatible(audience, {
    runtime: runtime === undefined ? undefined : [runtime],
    styling: styling === undefined ? undefined : [styling],
  });
}

/**
 * Of the files with one path, the one that a reader has: the newest that stands before another file or
 * directly beside it, else the first after it.
 */
function chooseFile(candidates: readonly FenceFile[], other: FenceFile): FenceFile | undefined {
  return candidates.findLast((file) => stepOf(file) <= stepOf(other)) ?? candidates[0];
}

/** What a file sees: of each path one file, and itself under its own. */
function findWorld(file: FenceFile, files: readonly FenceFile[], variant: Variant): World {
  const named = new Map<string, FenceFile[]>();
  for (const candidate of files) {
    if (candidate.path !== undefined && isFor(candidate, variant)) {
      named.set(candidate.path, [...(named.get(candidate.path) ?? []), candidate]);
    }
  }
  const world = new Map<string, FenceFile>();
  for (const [path, candidates] of named) {
    const chosen = path === file.path ? file : chooseFile(candidates, file);
    if (chosen) {
      world.set(path, chosen);
    }
  }
  return world;
}

/** What readers of a page can have chosen: every value that some fence names, or none. */
function listChoices(
  files: readonly FenceFile[],
  kind: 'runtime' | 'styling',
): readonly (string | undefined)[] {
  const values = new Set(files.flatMap(({audience}) => audience[kind] ?? []));
  return values.size > 0 ? [...values] : [undefined];
}

function findVariants(file: FenceFile, files: readonly FenceFile[]): Variant[] {
  return listChoices(files, 'runtime')
    .flatMap((runtime) => listChoices(files, 'styling').map((styling) => ({runtime, styling})))
    .filter((variant) => isFor(file, variant));
}

function isSameWorld(a: World, b: World): boolean {
  return a.size === b.size && [...a].every(([path, file]) => b.get(path) === file);
}

function findJobsOf(file: FenceFile, files: readonly FenceFile[]): Job[] {
  const jobs: Job[] = [];
  for (const variant of findVariants(file, files)) {
    const job = {file, world: findWorld(file, files, variant)};
    if (!jobs.some(({world}) => isSameWorld(world, job.world))) {
      jobs.push(job);
    }
  }
  return jobs;
}

/**
 * Everything of a page that must compile: each file, once for all readers who see the same files beside
 * it.
 */
export function findJobs(files: readonly FenceFile[]): Job[] {
  return files
    .filter((file) => isCompiled(file) && file.skipReason === undefined)
    .flatMap((file) => findJobsOf(file, files));
}
