import path from 'node:path';
import {parsePage, type PageSource} from '../parsePage';
import type {DocsCheck, Problem} from '../types';

export const ROOT = path.resolve(__dirname, '../../..');

export interface RunOptions {
  readonly path?: string;
  /** Other pages of the site, by path. */
  readonly others?: Readonly<Record<string, string>>;
  readonly rootDir?: string;
}

/** Runs a check on the text of one page. */
export async function runCheck(
  check: DocsCheck,
  source: string,
  {path: file = 'studio/page.mdx', others = {}, rootDir = ROOT}: RunOptions = {},
): Promise<readonly Problem[]> {
  const parse = (one: Omit<PageSource, 'kind'>) => parsePage({...one, kind: 'page'});
  const page = parse({path: file, source});
  const rest = Object.entries(others).map(([name, text]) => parse({path: name, source: text}));
  const outcome = await check.run([page], {rootDir, allPages: [page, ...rest]});
  return 'problems' in outcome ? outcome.problems : outcome;
}
