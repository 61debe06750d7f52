import type {RedirectRule} from './redirects';

/**
 * The text of a `_redirects` file, as Netlify and Cloudflare Pages read it: from, to and status in
 * each line, the first match wins. Unlike the HTML redirects it answers with a real 301.
 *
 * @param baseUrl - with slashes at both ends; also where the host's root leads
 */
export function createHostFile(rules: readonly RedirectRule[], baseUrl: string): string {
  const below = (path: string) => baseUrl + path.replace(/^\//, '');
  const rows = rules.map(({from, to}) => `${below(from)} ${below(to)} 301`);
  return [`/ ${baseUrl} 301`, ...rows, ''].join('\n');
}
