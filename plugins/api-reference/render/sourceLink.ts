import {LINKS} from '../../../src/shared/links';

/** The source files of a version of the package, below its `src` folder. */
export interface SourceListing {
  readonly version: string;
  readonly files: ReadonlySet<string>;
}

/**
 * The address of a source file.
 *
 * @param file - the declaring file without its extension, such as `Account/Account`
 * @param version - the version that the site documents
 * @throws when that version was not listed, or has no such file
 */
export function sourceLink(file: string, version: string, listing: SourceListing): string {
  const found = [`${file}.tsx`, `${file}.ts`].find((name) => listing.files.has(name));
  if (found === undefined || version !== listing.version) {
    throw new Error(
      `Nobody knows where the source of ${file} at ${version} is: plugins/api-reference/sourceFiles.ts ` +
        `lists the files of ${listing.version}. List them anew, as it says there.`,
    );
  }
  return `${LINKS.upstreamRepository}/blob/v${version}/packages/toolpad-core/src/${found}`;
}
