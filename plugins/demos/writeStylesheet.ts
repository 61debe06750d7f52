import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';

/** CSS without its comments and with less room between its parts. */
export function compactCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();
}

/**
 * Writes files of CSS as one file of the build, whose name changes with what is in it.
 *
 * @returns its path below the folder of the build
 */
export async function writeStylesheet(outDir: string, files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const css = compactCss(texts.join('\n'));
  const name = `assets/css/demos.${simpleHash(css, 8)}.css`;
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  await writeFile(path.join(outDir, name), css);
  return name;
}
