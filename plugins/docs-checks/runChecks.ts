import {sortProblems} from './formatProblem';
import type {CheckContext, CheckResult, DocsCheck, DocsPage, Problem} from './types';

/** What one check has found. */
export interface CheckReport {
  readonly name: string;
  readonly problems: readonly Problem[];
  readonly passed: number;
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

function isResult(outcome: readonly Problem[] | CheckResult): outcome is CheckResult {
  return 'problems' in outcome;
}

async function runCheck(
  check: DocsCheck,
  pages: readonly DocsPage[],
  context: CheckContext,
): Promise<CheckReport> {
  const start = performance.now();
  const outcome = await check.run(pages, context);
  const {problems, passed, notes = []} = isResult(outcome) ? outcome : {problems: outcome};
  return {
    name: check.name,
    problems: sortProblems(problems),
    passed: passed ?? (problems.length > 0 ? 0 : 1),
    notes,
    milliseconds: performance.now() - start,
  };
}

/** Runs checks one after another, each on all the pages. */
export async function runChecks(
  checks: readonly DocsCheck[],
  pages: readonly DocsPage[],
  context: CheckContext,
): Promise<CheckReport[]> {
  const reports: CheckReport[] = [];
  for (const check of checks) {
    reports.push(await runCheck(check, pages, context));
  }
  return reports;
}
