import {checkPages} from '../checkPages';
import {CHECKS} from '../checks';
import {findCodeFiles} from '../codeFiles';
import {findPages} from '../findPages';
import type {Problem} from '../types';
import {findWorkspace, productOf} from '../workspaces/findWorkspace';

/** What the development server says about pages that somebody has saved. */
export interface SavedReport {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
  /** The products whose code could not be compiled, because their packages are not installed. */
  readonly missing: readonly string[];
}

/**
 * Checks what has been saved: pages, and code whose words readers read. Nothing is installed meanwhile.
 *
 * @param files - from the project's root
 */
export async function checkSaved(rootDir: string, files: readonly string[]): Promise<SavedReport> {
  const only = new Set(files);
  const {reports} = await checkPages({
    rootDir,
    sources: findPages(rootDir),
    only,
    codeFiles: await findCodeFiles(rootDir, only),
    checks: CHECKS,
  });
  return {
    files,
    problems: reports.flatMap(({problems}) => problems),
    missing: [...new Set(files.filter((file) => file.endsWith('.mdx')).map(productOf))].filter(
      (product) => !findWorkspace(rootDir, product).isInstalled,
    ),
  };
}
