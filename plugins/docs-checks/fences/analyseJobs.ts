// Everything that needs the compiler, which takes half a second to load: imported only when a page is
// not known yet.
import type ts from 'typescript';
import type {Workspace} from '../workspaces/findWorkspace';
import type {Analysis, FenceProblem} from './analysis';
import {createCompiler, type Compiled, type Compiler} from './createCompiler';
import {adviseOn, describeMessage} from './describeDiagnostic';
import type {CodeFence, FenceFile, Job} from './types';

/** A page's fences, and what of them must compile. */
export interface PageJobs {
  readonly fences: readonly CodeFence[];
  readonly jobs: readonly Job[];
}

// The types of the packages are read once, also for a development server that runs all day.
const compilers = new Map<string, Compiler>();

function getCompiler({name, folder}: Workspace): Compiler {
  const compiler = compilers.get(folder) ?? createCompiler(name, folder);
  compilers.set(folder, compiler);
  return compiler;
}

interface Place {
  readonly fence: number;
  readonly line: number;
}

/** Finds the fence of a line of a file that is made of one or more. */
function locate(file: FenceFile, line: number, fences: readonly CodeFence[]): Place {
  let start = 0;
  for (const fence of file.fences) {
    const length = fence.code.split('\n').length;
    if (line < start + length || fence === file.fences.at(-1)) {
      return {fence: fences.indexOf(fence), line: Math.min(line - start, length - 1)};
    }
    start += length;
  }
  return {fence: 0, line: 0};
}

function describe(
  diagnostic: ts.Diagnostic,
  {file}: Job,
  fences: readonly CodeFence[],
): FenceProblem {
  const {line = 0, character = 0} =
    diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0) ?? {};
  return {
    ...locate(file, line, fences),
    column: character,
    message: describeMessage(diagnostic),
    advice: adviseOn(diagnostic),
  };
}

function collect({fences, jobs}: PageJobs, compiled: readonly Compiled[]): Analysis {
  const problems = new Map<string, FenceProblem>();
  const imports = new Map<string, Analysis['imports'][number]>();
  for (const [index, job] of jobs.entries()) {
    for (const diagnostic of compiled[index]?.diagnostics ?? []) {
      const problem = describe(diagnostic, job, fences);
      // A file that stands in several worlds is wrong once.
      problems.set(JSON.stringify(problem), problem);
    }
    for (const {specifier, names, line} of compiled[index]?.imports ?? []) {
      const found = {specifier, names: [...names], ...locate(job.file, line, fences)};
      imports.set(JSON.stringify(found), found);
    }
  }
  return {problems: [...problems.values()], imports: [...imports.values()]};
}

/** Compiles the fences of pages of one product, in one go; answers in the order of the pages. */
export function analyseJobs(workspace: Workspace, pages: readonly PageJobs[]): Analysis[] {
  const compiled = getCompiler(workspace).compile(pages.flatMap(({jobs}) => jobs));
  let start = 0;
  return pages.map((page) => {
    const own = compiled.slice(start, start + page.jobs.length);
    start += page.jobs.length;
    return collect(page, own);
  });
}
