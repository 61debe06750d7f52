import type {Requirements} from '../../shared/compatibility';
import type {Dependency} from './readManifest';

/**
 * How much a finding matters: `conflict` stops the installation or breaks the app, `unknown` cannot
 * be decided from the text, `note` works, but is good to know.
 */
export type Severity = 'conflict' | 'unknown' | 'note';

export type FindingCode =
  | 'missing'
  | 'range'
  | 'partly'
  | 'unknown'
  | 'pair'
  | 'exactPair'
  | 'crud'
  | 'types'
  | 'muiX'
  | 'routerDom'
  | 'nextStyles'
  | 'coreVersion'
  | 'studio';

/** What the text of a finding names; empty where it has nothing to name. */
export interface FindingValues {
  readonly name: string;
  readonly specifier: string;
  /** Who asks for `range`, with its version. */
  readonly by: string;
  readonly range: string;
  /** A second package, or a version. */
  readonly other: string;
}

export interface Finding {
  readonly severity: Severity;
  readonly code: FindingCode;
  /** Where the package stands in the text; null where it is missing. */
  readonly line: number | null;
  readonly values: FindingValues;
  /** The packages to install that mend it, such as `react@19`. */
  readonly install: readonly string[];
  /** Whether they are for development only. */
  readonly isDev: boolean;
}

/** What the rules know of an app. */
export interface AppFacts {
  readonly requirements: Requirements;
  readonly find: (name: string) => Dependency | undefined;
  /** The range of a dependency; null where it is missing or says none. */
  readonly rangeOf: (name: string) => string | null;
  readonly names: readonly string[];
}

export type Rule = (app: AppFacts) => readonly Finding[];
