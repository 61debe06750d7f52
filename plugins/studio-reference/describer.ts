import {parseText} from './text';
import type {TextPart} from './types';

/** Sentences by the path of what they describe, such as `spec.queries[].name`. */
export type Descriptions = Readonly<Record<string, string>>;

/**
 * Looks descriptions up and keeps account: what has none, and which describe nothing. A reference
 * that is not complete must not be published.
 */
export interface Describer {
  describe(path: string): TextPart[];
  /** One sentence for each problem, with the place and the remedy. */
  listProblems(): string[];
}

/**
 * @param subject - what the paths belong to, such as `DataGrid`
 * @param file - where the descriptions stand, from the root of the project
 */
export function createDescriber(
  subject: string,
  file: string,
  descriptions: Descriptions,
): Describer {
  const missing = new Set<string>();
  const used = new Set<string>();
  return {
    describe(path) {
      const description = descriptions[path];
      if (description === undefined) {
        missing.add(path);
        return [];
      }
      used.add(path);
      return parseText(description);
    },
    listProblems() {
      const unused = Object.keys(descriptions).filter((path) => !used.has(path));
      return [
        ...[...missing].map(
          (path) => `${subject}: "${path}" has no description. Add one to ${file}.`,
        ),
        ...unused.map((path) => `${subject}: there is no "${path}". Remove it from ${file}.`),
      ];
    },
  };
}
