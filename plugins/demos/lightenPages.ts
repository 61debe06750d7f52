import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const FONT_PRELOAD = /<link(?=[^>]*\brel="?preload)(?=[^>]*\bas="?font)[^>]*>/g;
const SITE_STYLES = /<link (?=[^>]*\brel="?stylesheet)[^>]*>/g;
const SITE_SCRIPT = /<script (?=[^>]*\bsrc=)(?=[^>]*\bdefer\b)[^>]*><\/script>/g;

/** What takes the place of what only pages of the site need. */
export interface LightPage {
  /** The address of the stylesheet. */
  readonly stylesheet: string;
  /** The addresses of the scripts; none keeps those of the site. */
  readonly scripts: readonly string[];
}

/**
 * The HTML of a demo's page without the site: a demo looks as it does in the project of a reader, and
 * a page with many frames loads little. Typefaces go too: in the playground the request would even
 * fail, because a sandboxed document has no origin.
 */
export function lightenHtml(html: string, {stylesheet, scripts}: LightPage): string {
  const withoutFonts = html
    .replaceAll(FONT_PRELOAD, '')
    .replace(SITE_STYLES, `<link rel="stylesheet" href="${stylesheet}">`);
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
