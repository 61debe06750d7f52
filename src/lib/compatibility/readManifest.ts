import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import {findPlace, type Place} from './findPlace';

/** One dependency of an app. */
export interface Dependency {
  readonly name: string;
  readonly specifier: string;
  /** Its line in the text, from 1. */
  readonly line: number;
}

/** Why a text cannot be checked. */
export type ManifestProblem =
  | {readonly code: 'empty' | 'tooLong' | 'notObject' | 'lockfile' | 'notManifest'}
  | {
      readonly code: 'syntax';
      /** What the parser expected; a text of the interface says it in words. */
      readonly reason: SyntaxReason;
      readonly place: Place;
    }
  | {readonly code: 'notText'; readonly name: string; readonly place: Place};

export type SyntaxReason = 'comma' | 'colon' | 'name' | 'value' | 'end' | 'comment' | 'other';

/** What an app depends on, or why nobody can tell. */
export type ManifestResult =
  | {readonly dependencies: ReadonlyMap<string, Dependency>; readonly problem: null}
  | {readonly dependencies: null; readonly problem: ManifestProblem};

/** No package.json is as long. */
const MAX_LENGTH = 500_000;

/** The later ones count where a package stands in several. */
const SECTIONS = ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'];

const REASONS: Readonly<Record<string, SyntaxReason>> = {
  CommaExpected: 'comma',
  ColonExpected: 'colon',
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  CloseBraceExpected: 'end',
  CloseBracketExpected: 'end',
  UnexpectedEndOfString: 'end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
};

function fail(problem: ManifestProblem): ManifestResult {
  return {dependencies: null, problem};
}

function describeSyntax(text: string, {error, offset}: ParseError): ManifestProblem {
  const reason = REASONS[printParseErrorCode(error)] ?? 'other';
  return {code: 'syntax', reason, place: findPlace(text, offset)};
}

function readSections(root: Node, text: string): ManifestResult {
  const dependencies = new Map<string, Dependency>();
  for (const section of SECTIONS) {
    const node = findNodeAtLocation(root, [section]);
    if (node && node.type !== 'object') {
      const place = findPlace(text, node.offset);
      return fail({code: 'notText', name: section, place});
    }
    for (const {children: [key, value] = [], offset} of node?.children ?? []) {
      const name = String(key?.value);
      const place = findPlace(text, offset);
      if (value?.type !== 'string') {
        return fail({code: 'notText', name, place});
      }
      dependencies.set(name, {name, specifier: String(value.value), line: place.line});
    }
  }
  return {dependencies, problem: null};
}

/**
 * Reads the dependencies of a pasted `package.json`. Comments and trailing commas are errors, as they
 * are for npm.
 */
export function readManifest(pasted: string): ManifestResult {
  const text = pasted.replace(/^\uFEFF/, '');
  if (text.trim() === '') {
    return fail({code: 'empty'});
  }
  if (text.length > MAX_LENGTH) {
    return fail({code: 'tooLong'});
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {disallowComments: true});
  const [error] = errors;
  if (error) {
    return fail(describeSyntax(text, error));
  }
  if (root?.type !== 'object') {
    return fail({code: 'notObject'});
  }
  const value: unknown = getNodeValue(root);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.includes('lockfileVersion')) {
    return fail({code: 'lockfile'});
  }
  return keys.some((key) => [...SECTIONS, 'name', 'scripts', 'version'].includes(key))
    ? readSections(root, text)
    : fail({code: 'notManifest'});
}
