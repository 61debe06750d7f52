import {checkPages} from '../checkPages';
import {CHECKS} from '../checks';
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
 * Checks pages that have been saved. Nothing is installed meanwhile.
 *
 * @param files - from the project's root
 */
export async function checkSaved(rootDir: string, files: readonly string[]): Promise<SavedReport> {
  const {reports} = await checkPages({
    rootDir,
    sources: findPages(rootDir),
    only: new Set(files),
    checks: CHECKS,
  });
  return {
    files,
    problems: reports.flatMap(({problems}) => problems),
    missing: [...new Set(files.map(productOf))].filter(
      (product) => !findWorkspace(rootDir, product).isInstalled,
    ),
  };
}
