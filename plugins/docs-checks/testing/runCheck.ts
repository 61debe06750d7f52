import path from 'node:path';
import {parsePage, type PageSource} from '../parsePage';
import type {DocsCheck, Problem} from '../types';

export const ROOT = path.resolve(__dirname, '../../..');

export interface RunOptions {
  readonly path?: string;
  /** Other pages of the site. */
  readonly others?: readonly PageSource[];
  readonly rootDir?: string;
}

/** Runs a check on the text of one page. */
export async function runCheck(
  check: DocsCheck,
  source: string,
  {path: file = 'studio/page.mdx', others = [], rootDir = ROOT}: RunOptions = {},
): Promise<readonly Problem[]> {
  const page = parsePage({path: file, kind: 'page', source});
  const outcome = await check.run([page], {
    rootDir,
    allPages: [page, ...others.map(parsePage)],
    codeFiles: [],
  });
  return 'problems' in outcome ? outcome.problems : outcome;
}
