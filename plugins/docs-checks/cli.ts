import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkPages, type PagesReport} from './checkPages';
import {CHECKS} from './checks';
import {findCodeFiles, listCodeFiles} from './codeFiles';
import {findPages} from './findPages';
import {formatProblem} from './formatProblem';
import type {PageSource} from './parsePage';
import {findMissing, selectFiles} from './selectFiles';
import {findWorkspace, productOf} from './workspaces/findWorkspace';
import {installWorkspace} from './workspaces/installWorkspace';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printReport(
  {pageCount, reports}: PagesReport,
  codeCount: number,
): {passed: number; failed: number} {
  for (const problem of reports.flatMap(({problems}) => problems)) {
    print(formatProblem(problem));
  }
  for (const {name, passed, problems, notes, milliseconds} of reports) {
    const seconds = (milliseconds / 1000).toFixed(1);
    print(`${name}: ${passed} right, ${problems.length} wrong (${seconds} s)`);
    notes.forEach((note) => print(`  ${note}`));
  }
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.problems.length, 0);
  print(`Pages: ${pageCount}, files of code: ${codeCount}, problems: ${failed}`);
  return {passed, failed};
}

async function installFor(sources: readonly PageSource[], rootDir: string): Promise<void> {
  for (const name of new Set(sources.map(({path: file}) => productOf(file)))) {
    const workspace = findWorkspace(rootDir, name);
    if (!workspace.isInstalled) {
      print(`Installing the packages that the code of the ${name} pages is checked against …`);
      await installWorkspace(workspace);
    }
  }
}

/** Pages link to those that the build makes; a look at few pages takes them as they are. */
async function makeGeneratedPages(rootDir: string, isComplete: boolean): Promise<void> {
  if (isComplete || !existsSync(path.join(rootDir, 'core/api'))) {
    const {makePages} = await import('../api-reference/makePages');
    await makePages(rootDir, 'core');
  }
}

/**
 * `npm run check:docs`: checks all pages and the code whose words readers read, or what is named.
 *
 * @param args - files and folders, from the current folder; those that no check reads are passed
 * over, so that a Git hook may name everything that a commit changes. `--report` names a file for the counts.
 * @returns the exit code
 */
export async function main(rootDir: string, args: readonly string[]): Promise<number> {
  const {positionals, values} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {report: {type: 'string'}},
  });
  const named = positionals.map((file) =>
    path.relative(rootDir, path.resolve(file)).replaceAll(path.sep, '/'),
  );
  const missing = findMissing(rootDir, named);
  if (missing !== null) {
    print(missing);
    return 1;
  }
  await makeGeneratedPages(rootDir, named.length === 0);
  const sources = findPages(rootDir);
  const files = [...sources.map(({path: file}) => file), ...(await listCodeFiles(rootDir))];
  const only = named.length > 0 ? selectFiles(files, named) : undefined;
  await installFor(
    sources.filter(({path: file}) => only?.has(file) ?? true),
    rootDir,
  );
  const codeFiles = await findCodeFiles(rootDir, only);
  const report = await checkPages({rootDir, sources, only, codeFiles, checks: CHECKS});
  const counts = printReport(report, codeFiles.length);
  if (values.report !== undefined) {
    await mkdir(path.dirname(values.report), {recursive: true});
    await writeFile(values.report, JSON.stringify(counts));
  }
  return counts.failed > 0 ? 1 : 0;
}
