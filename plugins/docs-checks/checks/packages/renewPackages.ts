import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {findPages} from '../../findPages';
import {parsePage} from '../../parsePage';
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

/**
 * `npm run docs:packages`: writes the list of packages that pages name.
 *
 * @returns the exit code
 */
export async function main(rootDir: string): Promise<number> {
  const pages = findPages(rootDir).filter(({kind}) => kind !== 'generated');
  const {versions, missing} = await lookUpPackages(pages.map(parsePage), askRegistry);
  await writeFile(path.join(rootDir, PACKAGES_FILE), `${JSON.stringify(versions, null, 2)}\n`);
  for (const {spec, file, line} of missing) {
    process.stdout.write(`${file}:${line}  The registry has no ${spec}.\n`);
  }
  process.stdout.write(`${Object.keys(versions).length} packages\n`);
  return missing.length > 0 ? 1 : 0;
}
