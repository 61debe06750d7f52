import {findNamedImports} from './parseTypeScript';

const PACKAGE = /^@toolpad\/core(?:\/|$)/;

/** Where each export of `@toolpad/core` is described, below the base URL, by its name. */
export type ExportPages = ReadonlyMap<string, string>;

/**
 * The names in a block that lead to the API reference: those that it imports from Toolpad Core.
 *
 * @param code - TypeScript or JavaScript
 * @param pages - where the exports are described
 * @param baseUrl - where the site is served, such as `/toolpad/`
 * @returns address by the name in the code
 */
export function findCoreLinks(
  code: string,
  pages: ExportPages,
  baseUrl: string,
): Map<string, string> {
  return new Map(
    findNamedImports(code).flatMap(({local, exported, from}): [string, string][] => {
      const page = PACKAGE.test(from) ? pages.get(exported) : undefined;
      return page === undefined ? [] : [[local, baseUrl.replace(/\/$/, '') + page]];
    }),
  );
}
