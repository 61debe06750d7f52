import type {AskingPackage} from '../../shared/compatibility';
import type {AppFacts, Finding, FindingValues} from './types';

/** A package and its version, for people. */
export function nameVersion({name, version}: AskingPackage): string {
  return `${name} ${version}`;
}

/** A finding about a package; what it does not say is empty. */
export function createFinding(
  app: AppFacts,
  name: string,
  finding: Pick<Finding, 'severity' | 'code'> &
    Partial<Pick<Finding, 'install' | 'isDev'>> & {
      readonly values?: Partial<FindingValues>;
    },
): Finding {
  const dependency = app.find(name);
  return {
    install: [],
    isDev: false,
    ...finding,
    line: dependency?.line ?? null,
    values: {
      name,
      specifier: dependency?.specifier ?? '',
      by: '',
      range: '',
      other: '',
      ...finding.values,
    },
  };
}
