import type {SiteMount} from '../navigation/toSitePath';

/** An address, taken apart by language. */
export interface LocalizedPath {
  readonly language: string;
  /** The address without language, as one would write it in English, with query and hash. */
  readonly canonicalPath: string;
  /** The canonical path as a server knows it: with a slash at the end, without query and hash. */
  readonly serverPath: string;
}

/** The blog is written in one language: a segment there that looks like one is part of a name. */
const BLOG = 'blog/';

/**
 * Finds out the language of an address.
 *
 * @param address - a path of this site, with the base URL; query and hash may follow
 * @param mount - its first language is the one without a prefix
 */
export function pathnameToLanguage(address: string, mount: SiteMount): LocalizedPath {
  const {baseUrl, languages} = mount;
  const [fallback = ''] = languages;
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  const rest = end === -1 ? '' : address.slice(end);
  const closed = path.endsWith('/') ? path : `${path}/`;
  const below = closed.startsWith(baseUrl) ? closed.slice(baseUrl.length) : '';
  const prefix = below.startsWith(BLOG)
    ? undefined
    : languages.find((code) => below.startsWith(`${code}/`));
  const strip = (full: string) =>
    prefix === undefined ? full : baseUrl + full.slice(baseUrl.length + prefix.length + 1);
  return {
    language: prefix ?? fallback,
    canonicalPath: strip(path) + rest,
    serverPath: strip(closed),
  };
}
