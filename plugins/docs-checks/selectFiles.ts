import {existsSync} from 'node:fs';
import path from 'node:path';

/** Says which of these names nothing on the disk has: else a typing mistake would pass as checked. */
export function findMissing(rootDir: string, names: readonly string[]): string | null {
  const missing = names.filter((name) => !existsSync(path.join(rootDir, name)));
  return missing.length === 0
    ? null
    : `There is no ${missing.join(', no ')}. Name files or folders, such as core/introduction/overview.mdx or studio/concepts.`;
}

/**
 * The files that somebody has named, by themselves or by folders above them.
 *
 * @param files - all there are, from the project's root
 * @param names - files and folders, from the project's root; those that name none are passed over
 */
export function selectFiles(files: readonly string[], names: readonly string[]): Set<string> {
  return new Set(
    files.filter((file) => names.some((name) => file === name || file.startsWith(`${name}/`))),
  );
}
