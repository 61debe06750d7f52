import path from 'node:path';
import ts from 'typescript/package.json';
import {hashOf, hashOfModules, readCached, writeCached} from '../fileCache';
import type {DocsPage} from '../types';
import {findWorkspace, productOf, type Workspace} from '../workspaces/findWorkspace';
import {analysisSchema, type Analysis} from './analysis';
import {findJobs} from './findJobs';
import {joinFences, type JoinedFences} from './joinFences';
import {readFences} from './readFences';
import type {CodeFence, Job} from './types';

/** A page, its fences, and what is known about them. */
export interface AnalysedPage extends JoinedFences {
  readonly page: DocsPage;
  readonly fences: readonly CodeFence[];
  readonly jobs: readonly Job[];
  readonly workspace: Workspace;
  /** Undefined while the packages of the workspace are not installed. */
  readonly analysis: Analysis | undefined;
}

const NOTHING: Analysis = {problems: [], imports: []};

function cacheFileOf({path: file}: DocsPage, rootDir: string): string {
  return path.join(rootDir, '.cache/docs-checks/fences', `${file.replaceAll('/', '__')}.json`);
}

/** Where a fence stands on its page does not change what the compiler says of it. */
function keyOf({workspace, fences}: Pick<AnalysedPage, 'workspace' | 'fences'>): string {
  const code = fences.map((fence) => ({...fence, line: 0, indent: 0}));
  return hashOf(ts.version, hashOfModules(__dirname), workspace.hash, JSON.stringify(code));
}

function readPage(page: DocsPage, rootDir: string): AnalysedPage {
  const workspace = findWorkspace(rootDir, productOf(page.path));
  const fences = readFences(page);
  const {files, lost} = joinFences(fences);
  const jobs = findJobs(files);
  const analysis =
    jobs.length === 0
      ? NOTHING
      : readCached(cacheFileOf(page, rootDir), keyOf({workspace, fences}), analysisSchema);
  return {page, fences, files, lost, jobs, workspace, analysis};
}

/**
 * Compiles the fences of pages; of pages that have not changed, what is known is enough.
 *
 * @returns the pages in their order
 */
export async function analysePages(
  pages: readonly DocsPage[],
  rootDir: string,
): Promise<AnalysedPage[]> {
  const known = pages.map((page) => readPage(page, rootDir));
  const unknown = known.filter(
    ({analysis, workspace}) => analysis === undefined && workspace.isInstalled,
  );
  if (unknown.length === 0) {
    return known;
  }
  // The compiler takes a while to load.
  const {analyseJobs} = await import('./analyseJobs');
  const found = new Map<AnalysedPage, Analysis>();
  for (const folder of new Set(unknown.map(({workspace}) => workspace.folder))) {
    const group = unknown.filter(({workspace}) => workspace.folder === folder);
    const analyses = group[0] ? analyseJobs(group[0].workspace, group) : [];
    for (const [index, analysed] of group.entries()) {
      const analysis = analyses[index] ?? NOTHING;
      writeCached(cacheFileOf(analysed.page, rootDir), keyOf(analysed), analysis);
      found.set(analysed, analysis);
    }
  }
  return known.map((page) => ({...page, analysis: found.get(page) ?? page.analysis}));
}
