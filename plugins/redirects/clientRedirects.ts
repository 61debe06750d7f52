import type {RedirectRule} from './redirects';

const WILDCARD = '*';
const SPLAT = ':splat';

/** What `@docusaurus/plugin-client-redirects` takes: it writes one HTML page for each redirect. */
export interface ClientRedirects {
  /** The rules for single addresses. */
  readonly redirects: {from: string; to: string}[];
  /** For a page of the site, the old addresses that a rule with `*` leads to it. */
  readonly createRedirects: (pathname: string) => string[];
}

/** Splits the rules into what is known beforehand and what depends on the pages that exist. */
export function createClientRedirects(rules: readonly RedirectRule[]): ClientRedirects {
  const exact = rules.filter((rule) => !rule.from.endsWith(WILDCARD));
  const folders = rules.filter((rule) => rule.from.endsWith(WILDCARD));
  const taken = new Set(exact.map((rule) => rule.from));
  return {
    redirects: exact.map(({from, to}) => ({from, to})),
    createRedirects(pathname) {
      return folders.flatMap((rule) => {
        const target = rule.to.slice(0, -SPLAT.length);
        if (!pathname.startsWith(target)) {
          return [];
        }
        const from = rule.from.slice(0, -WILDCARD.length) + pathname.slice(target.length);
        return taken.has(from) ? [] : [from];
      });
    },
  };
}
