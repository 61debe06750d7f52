import {describeParseError, parsePage, parsePageLater, type PageSource} from './parsePage';
import {runChecks, type CheckReport} from './runChecks';
import type {CodeFile, DocsCheck, DocsPage, Problem} from './types';

export interface CheckRequest {
  readonly rootDir: string;
  /** Every page there is. */
  readonly sources: readonly PageSource[];
  /** The pages to check, by path; all of them without it. */
  readonly only?: ReadonlySet<string>;
  /** Files of code to check as well. */
  readonly codeFiles?: readonly CodeFile[];
  readonly checks: readonly DocsCheck[];
}

export interface PagesReport {
  readonly pageCount: number;
  readonly reports: readonly CheckReport[];
}

/** Reads pages and runs checks on them. */
export async function checkPages(request: CheckRequest): Promise<PagesReport> {
  const {rootDir, sources, only, codeFiles = [], checks} = request;
  const wanted = sources.filter(
    ({kind, path}) => kind !== 'generated' && (only?.has(path) ?? true),
  );
  const problems: Problem[] = [];
  const pages = new Map<string, DocsPage>();
  for (const source of wanted) {
    try {
      pages.set(source.path, parsePage(source));
    } catch (error) {
      problems.push(describeParseError(source.path, error));
    }
  }
  const syntax: DocsCheck = {name: 'syntax', run: () => ({problems, passed: pages.size})};
  const allPages = sources.map((source) => pages.get(source.path) ?? parsePageLater(source));
  const reports = await runChecks([syntax, ...checks], [...pages.values()], {
    rootDir,
    allPages,
    codeFiles,
  });
  return {pageCount: wanted.length, reports};
}
