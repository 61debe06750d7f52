import path from 'node:path';
import type {DocsCheck, Problem} from '../types';
import {parsePage} from './parsePage';

/** Runs a check on the text of one page, which stands alone in its product. */
export async function runCheck(
  check: DocsCheck,
  source: string,
  file = 'studio/page.mdx',
): Promise<readonly Problem[]> {
  const page = parsePage(file, source);
  return check.run([page], {rootDir: path.resolve(__dirname, '../../..'), allPages: [page]});
}
