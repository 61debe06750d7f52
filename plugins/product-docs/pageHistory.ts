import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

function askGit(siteDir: string, ...words: readonly string[]): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', stdio});
}

/** The files of which Git can tell the whole history; null when it can tell that of none. */
function listKnownFiles(siteDir: string): ReadonlySet<string> | null {
  try {
    const isShallow = askGit(siteDir, 'rev-parse', '--is-shallow-repository').trim() !== 'false';
    const files = askGit(siteDir, 'ls-files', '-z').split('\0');
    return isShallow ? null : new Set(files.map((file) => path.join(siteDir, file)));
  } catch {
    // There is no Git, or the project is not in a repository.
    return null;
  }
}

/**
 * Says where pages learn when they were last changed: from Git where it knows, else from nowhere. In a
 * shallow clone, which is what CI makes by default, every page would seem as old as the last commit.
 * Pages that the build makes were files once, so Docusaurus' reader would tell when they were removed.
 * The development server would show a made-up date.
 *
 * @param environment - `process.env.NODE_ENV`
 */
export function createPageHistory(siteDir: string, environment: string | undefined): VcsConfig {
  const known = environment === 'production' ? listKnownFiles(siteDir) : null;
  if (known === null) {
    return getVcsPreset('disabled');
  }
  const git = getVcsPreset('git-eager');
  return {
    ...git,
    getFileLastUpdateInfo: async (file) =>
      known.has(file) ? git.getFileLastUpdateInfo(file) : null,
  };
}
