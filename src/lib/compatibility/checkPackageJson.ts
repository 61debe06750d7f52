import type {Requirements} from '../../shared/compatibility';
import {checkNeighbours} from './checkNeighbours';
import {checkPeers} from './checkPeers';
import {checkReact} from './checkReact';
import {readRange} from './ranges';
import {readManifest, type ManifestProblem} from './readManifest';
import type {AppFacts, Finding, Rule, Severity} from './types';

/** What came out of a check. */
export type CheckResult =
  | {
      readonly problem: null;
      /** The worst first. */
      readonly findings: readonly Finding[];
      /** What resolves all conflicts, and installs Core where it is missing; may be empty. */
      readonly install: readonly string[];
      readonly hasCore: boolean;
    }
  | {readonly problem: ManifestProblem};

const RULES: readonly Rule[] = [checkPeers, checkReact, checkNeighbours];

const SEVERITIES: readonly Severity[] = ['conflict', 'unknown', 'note'];

/**
 * Checks whether Toolpad Core works in an app.
 *
 * @param text - the `package.json` of the app, as pasted
 */
export function checkPackageJson(text: string, requirements: Requirements): CheckResult {
  const {dependencies, problem} = readManifest(text);
  if (problem) {
    return {problem};
  }
  const app: AppFacts = {
    requirements,
    names: [...dependencies.keys()],
    find: (name) => dependencies.get(name),
    rangeOf: (name) => {
      const dependency = dependencies.get(name);
      return dependency ? readRange(name, dependency.specifier) : null;
    },
  };
  const all = RULES.flatMap((rule) => rule(app));
  const findings = SEVERITIES.flatMap((severity) =>
    all.filter((finding) => finding.severity === severity),
  );
  const {core} = requirements;
  const hasCore = dependencies.has(core.name);
  const mending = findings
    .filter(({severity}) => severity === 'conflict')
    .flatMap(({install}) => install);
  return {
    problem: null,
    findings,
    hasCore,
    install: [...new Set([...(hasCore ? [] : [`${core.name}@${core.version}`]), ...mending])],
  };
}
