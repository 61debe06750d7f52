import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const FONT_PRELOAD = /<link(?=[^>]*\brel="?preload)(?=[^>]*\bas="?font)[^>]*>/g;
const SITE_SCRIPT = /<script (?=[^>]*\bsrc=)(?=[^>]*\bdefer\b)[^>]*><\/script>/g;

/** What of a page's HTML is not for demos. */
export interface LightPage {
  /** Addresses of the scripts that take the place of the site's own; empty keeps the site's. */
  readonly scripts: readonly string[];
}

/**
 * The HTML of a demo's page without what only pages of the site need: its typefaces, since demos use
 * their own, and, where there are others, its scripts.
 */
export function lightenHtml(html: string, {scripts}: LightPage): string {
  const withoutFonts = html.replaceAll(FONT_PRELOAD, '');
  if (scripts.length === 0) {
    return withoutFonts;
  }
  const tags = scripts.map((address) => `<script src="${address}" defer></script>`).join('');
  return withoutFonts.replaceAll(SITE_SCRIPT, '').replace('</head>', `${tags}</head>`);
}

/**
 * Makes pages of the build lighter; see {@link lightenHtml}.
 *
 * @param addresses - the addresses of the pages, with the base URL
 */
export async function lightenPages(
  outDir: string,
  baseUrl: string,
  addresses: readonly string[],
  page: LightPage,
): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const file = path.join(outDir, address.slice(baseUrl.length), 'index.html');
      await writeFile(file, lightenHtml(await readFile(file, 'utf8'), page));
    }),
  );
}
