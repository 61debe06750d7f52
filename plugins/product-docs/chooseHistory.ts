import {execFileSync} from 'node:child_process';

/** The name of one of Docusaurus' readers of version control. */
export type HistoryReader = 'git-eager' | 'disabled';

/**
 * Says where pages learn when they were last changed: from Git when it has the whole history, else from
 * nowhere. In a shallow clone, which is what CI makes by default, every page would seem to be as old as
 * the last commit. The development server would show a made-up date.
 *
 * @param environment - `process.env.NODE_ENV`
 */
export function chooseHistory(siteDir: string, environment: string | undefined): HistoryReader {
  if (environment !== 'production') {
    return 'disabled';
  }
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false' ? 'git-eager' : 'disabled';
  } catch {
    // There is no Git, or the project is not in a repository.
    return 'disabled';
  }
}
