import type {CheckContext, CheckResult, DocsCheck, DocsPage, Problem} from '../types';
import {analysePages, type AnalysedPage} from './analysePages';
import {isCompiled} from './joinFences';
import type {FenceFile} from './types';

/** Of all code that could be compiled, how much may say that it is not. */
const MAX_SKIPPED = 0.05;

function findProblems({page, fences, lost, analysis}: AnalysedPage): Problem[] {
  const file = page.path;
  return [
    ...fences.flatMap(({line, metaProblems}) =>
      metaProblems.map((message) => ({
        file,
        line: line - 1,
        message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
        advice: 'Correct the line that opens the fence.',
      })),
    ),
    ...lost.map(({line}) => ({
      file,
      line: line - 1,
      message: 'The fence says `continues`, but there is nothing before it that it could continue.',
      advice:
        'Put it below the fence that it goes on from, with the same file="…" or none, or remove `continues`.',
    })),
    ...(analysis?.problems ?? []).map(({fence, line, column, message, advice}) => ({
      file,
      line: (fences[fence]?.line ?? 1) + line,
      column: (fences[fence]?.indent ?? 0) + column + 1,
      message,
      advice,
    })),
  ];
}

/** The code that nobody compiles, with the reason. */
function describeSkipped(pages: readonly AnalysedPage[]): string[] {
  return pages.flatMap(({page, files}) =>
    files
      .filter((file) => isCompiled(file) && file.skipReason !== undefined)
      .map(
        ({fences, skipReason = ''}) =>
          `skipped ${page.path}:${(fences[0]?.line ?? 1) - 1}: ${skipReason}`,
      ),
  );
}

function describeOthers(pages: readonly AnalysedPage[]): string[] {
  const checks = pages.flatMap(({fences}) => fences.flatMap(({checkedBy}) => checkedBy ?? []));
  return [...new Set(checks)].map(
    (check) => `${checks.filter((other) => other === check).length} fences are left to ${check}`,
  );
}

function describeMissing(pages: readonly AnalysedPage[]): string[] {
  const names = pages.flatMap(({analysis, workspace}) => (analysis ? [] : [workspace.name]));
  return [...new Set(names)].map(
    (name) =>
      `the code of the ${name} pages was not compiled: run \`npm run check:docs\` once, which installs its packages`,
  );
}

function findTooManySkipped(
  skipped: number,
  files: readonly FenceFile[],
  isComplete: boolean,
): Problem[] {
  return isComplete && skipped > files.length * MAX_SKIPPED
    ? [
        {
          file: 'WRITING.md',
          line: 1,
          message: `${skipped} of ${files.length} blocks of code say check=skip, and at most ${MAX_SKIPPED * 100}% may.`,
          advice: 'Make whole files of some of those that the summary lists as skipped.',
        },
      ]
    : [];
}

function countWrong(pages: readonly AnalysedPage[]): number {
  return pages
    .flatMap(({fences, files, analysis}) => {
      const wrong = (analysis?.problems ?? []).map(({fence}) => fences[fence]);
      return files.filter((file) => file.fences.some((fence) => wrong.includes(fence)));
    })
    .filter((file) => isCompiled(file)).length;
}

async function run(pages: readonly DocsPage[], context: CheckContext): Promise<CheckResult> {
  const analysed = await analysePages(pages, context.rootDir);
  const files = analysed.flatMap((page) => page.files.filter(isCompiled));
  const skipped = describeSkipped(analysed);
  const isComplete =
    pages.length === context.allPages.filter(({kind}) => kind !== 'generated').length;
  const problems = [
    ...analysed.flatMap(findProblems),
    ...findTooManySkipped(skipped.length, files, isComplete),
  ];
  return {
    problems,
    passed: files.length - skipped.length - countWrong(analysed),
    notes: [...describeMissing(analysed), ...describeOthers(analysed), ...skipped],
  };
}

/** Every block of code compiles, against the published packages of its product. */
export const checkFences: DocsCheck = {name: 'code', run};
