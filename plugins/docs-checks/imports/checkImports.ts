import path from 'node:path';
import * as v from 'valibot';
import {analysePages, type AnalysedPage} from '../fences/analysePages';
import type {ValueImport} from '../fences/analysis';
import {hashOf, hashOfModules, readCached, writeCached} from '../fileCache';
import type {CheckContext, CheckResult, DocsCheck, DocsPage, Problem} from '../types';
import type {Workspace} from '../workspaces/findWorkspace';
import {NOT_IN_NODE} from './notInNode';
import {probeModules, probeSchema, type Probe} from './probeModules';

type Probes = Readonly<Record<string, Probe>>;

function findReason({name}: Workspace, specifier: string): string | undefined {
  return NOT_IN_NODE.find(({product, pattern}) => product === name && pattern.test(specifier))
    ?.reason;
}

/** What Node says of modules; it is asked only about those that it has not been asked about before. */
async function probe(
  workspace: Workspace,
  specifiers: ReadonlySet<string>,
  rootDir: string,
): Promise<Probes> {
  const file = path.join(rootDir, '.cache/docs-checks', `imports-${workspace.name}.json`);
  const key = hashOf(workspace.hash, hashOfModules(__dirname), process.version);
  const known: Probes = readCached(file, key, v.record(v.string(), probeSchema)) ?? {};
  const unknown = [...specifiers].filter((specifier) => !Object.hasOwn(known, specifier));
  if (unknown.length === 0) {
    return known;
  }
  const requests = unknown.map((specifier) => ({
    specifier,
    runs: findReason(workspace, specifier) === undefined,
  }));
  const all = {...known, ...(await probeModules(workspace.folder, requests))};
  writeCached(file, key, all);
  return all;
}

function describeImport(
  {specifier, names}: ValueImport,
  probes: Probes,
  reason: string | undefined,
): string | undefined {
  const answer = probes[specifier];
  if (!answer || 'error' in answer) {
    return `Node cannot load '${specifier}': ${answer?.error ?? 'it gave no answer'}.`;
  }
  const missing = names.filter((name) => !answer.exports.includes(name));
  return missing.length > 0 && reason === undefined
    ? `'${specifier}' runs in Node, but exports no ${missing.join(', ')}.`
    : undefined;
}

function findProblems(
  {page, fences, analysis, workspace}: AnalysedPage,
  probes: Probes,
): Problem[] {
  return (analysis?.imports ?? []).flatMap((found) => {
    const message = describeImport(found, probes, findReason(workspace, found.specifier));
    const fence = fences[found.fence];
    return message === undefined || !fence
      ? []
      : [
          {
            file: page.path,
            line: fence.line + found.line,
            message,
            advice:
              'Correct the import. A package that readers install belongs into the workspace of the product; what no Node can load, with its reason, into plugins/docs-checks/imports/notInNode.ts.',
          },
        ];
  });
}

async function run(pages: readonly DocsPage[], {rootDir}: CheckContext): Promise<CheckResult> {
  const analysed = (await analysePages(pages, rootDir)).filter(({analysis}) => analysis);
  const workspaces = new Map(analysed.map(({workspace}) => [workspace.name, workspace]));
  const problems: Problem[] = [];
  const unrun = new Map<string, string[]>();
  let count = 0;
  for (const workspace of workspaces.values()) {
    const own = analysed.filter((page) => page.workspace.name === workspace.name);
    const specifiers = new Set(
      own.flatMap(({analysis}) => (analysis?.imports ?? []).map(({specifier}) => specifier)),
    );
    const probes = await probe(workspace, specifiers, rootDir);
    problems.push(...own.flatMap((page) => findProblems(page, probes)));
    for (const specifier of specifiers) {
      const reason = findReason(workspace, specifier);
      if (reason === undefined) {
        count += 1;
      } else {
        unrun.set(reason, [...(unrun.get(reason) ?? []), specifier]);
      }
    }
  }
  const failing = new Set(problems.map(({message}) => message)).size;
  return {
    problems,
    passed: count - failing,
    notes: [...unrun].map(
      ([reason, specifiers]) =>
        `not run in Node, because ${reason}: ${specifiers.sort().join(', ')}`,
    ),
  };
}

/** Every module that code on the pages imports loads in Node, and has what is imported from it. */
export const checkImports: DocsCheck = {name: 'imports', run};
