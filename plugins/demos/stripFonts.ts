import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const FONT_PRELOAD = /<link(?=[^>]*\brel="?preload)(?=[^>]*\bas="?font)[^>]*>/g;

/** The HTML of a page without the site's typefaces. */
export function withoutFontPreloads(html: string): string {
  return html.replaceAll(FONT_PRELOAD, '');
}

/**
 * Takes the site's typefaces out of the demos' pages, which use their own. In the playground the
 * request would even fail: a sandboxed document has no origin.
 *
 * @param addresses - the addresses of the pages, with the base URL
 */
export async function stripFonts(
  outDir: string,
  baseUrl: string,
  addresses: readonly string[],
): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const file = path.join(outDir, address.slice(baseUrl.length), 'index.html');
      await writeFile(file, withoutFontPreloads(await readFile(file, 'utf8')));
    }),
  );
}
