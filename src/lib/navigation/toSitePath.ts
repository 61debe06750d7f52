/** Where the site is mounted, which decides what to strip from a URL. */
export interface SiteMount {
  /** With slashes at both ends, such as `/toolpad/`. */
  readonly baseUrl: string;
  /** Language codes that may stand after the base URL, such as `/toolpad/fr/core/`. */
  readonly languages: readonly string[];
}

/**
 * Reduces a URL or path to the form that page trees use: below the base URL and the language,
 * without hash and query, with a slash at both ends.
 *
 * @param url - a path or a full URL; a path outside the base URL is taken as being below it
 * @returns for example `/core/react-account/`; `/` for the site's home
 */
export function toSitePath(url: string, {baseUrl, languages}: SiteMount): string {
  const withoutOrigin = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const [path = ''] = withoutOrigin.split(/[?#]/, 1);
  const closed = `/${path}/`.replace(/\/index\.html\/$/, '/').replace(/\/{2,}/g, '/');
  const below = closed.startsWith(baseUrl) ? closed.slice(baseUrl.length - 1) : closed;
  const language = languages.find((code) => below.startsWith(`/${code}/`));
  return language === undefined ? below : below.slice(language.length + 1);
}
