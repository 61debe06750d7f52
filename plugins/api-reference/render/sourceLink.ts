import {LINKS} from '../../../src/shared/links';

// The declarations do not tell whether a source file has JSX; nearly all are named as if.
const FILES_IN_TS: ReadonlySet<string> = new Set([
  'Crud/cache',
  'Crud/localeText',
  'Crud/types',
  'useActivePage/useActivePage',
  'useSession/useSession',
]);

/** The address of a source file at the version that the site documents. */
export function sourceLink(file: string, version: string): string {
  const extension = FILES_IN_TS.has(file) ? 'ts' : 'tsx';
  return `${LINKS.upstreamRepository}/blob/v${version}/packages/toolpad-core/src/${file}.${extension}`;
}
