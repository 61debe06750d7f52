import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {DocsPage} from '../../types';
import {listPackageSpecs, type NamedPackage} from './listPackageSpecs';
import {UNMIRRORED_PACKAGES} from './unmirroredPackages';

const run = promisify(execFile);

export const PACKAGES_FILE = 'plugins/docs-checks/data/npmPackages.json';

/** Answers with the newest version that a name and range stand for; null when there is none. */
export type AskRegistry = (spec: string) => Promise<string | null>;

function isMissing(error: unknown): boolean {
  return error instanceof Error && /E404|ETARGET|No match/.test(error.message);
}

/**
 * Asks the registry that npm is set up with.
 *
 * @throws when it cannot be reached: no answer is not "no"
 */
export async function askRegistry(spec: string): Promise<string | null> {
  try {
    const {stdout} = await run('npm', ['view', spec, 'version', '--json']);
    const answer: unknown = stdout.trim() === '' ? null : JSON.parse(stdout);
    const versions = [answer].flat().filter((version) => typeof version === 'string');
    return versions.sort((a, b) => a.localeCompare(b, 'en', {numeric: true})).at(-1) ?? null;
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}

/**
 * Finds the version that each package of the pages stands for.
 *
 * @returns the list to commit, and the packages that do not exist
 */
export async function lookUpPackages(
  pages: readonly DocsPage[],
  ask: AskRegistry,
): Promise<{versions: Record<string, string>; missing: NamedPackage[]}> {
  const named = pages.flatMap(listPackageSpecs);
  const specs = [...new Set(named.map(({spec}) => spec))]
    .filter((spec) => !Object.hasOwn(UNMIRRORED_PACKAGES, spec))
    .sort();
  const versions: Record<string, string> = {};
  for (const spec of specs) {
    const version = await ask(spec);
    if (version !== null) {
      versions[spec] = version;
    }
  }
  const isThere = (spec: string) =>
    Object.hasOwn(versions, spec) || Object.hasOwn(UNMIRRORED_PACKAGES, spec);
  return {versions, missing: named.filter(({spec}) => !isThere(spec))};
}

/** Writes the list of packages that pages name. */
export async function writePackages(
  rootDir: string,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  await writeFile(path.join(rootDir, PACKAGES_FILE), `${JSON.stringify(versions, null, 2)}\n`);
}
