import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {CodeFile} from './types';

const CODE_FILES = [
  // Demos and examples: readers see every line of them.
  '{core,studio}/**/*.{ts,tsx}',
  'examples/**/*.{ts,tsx}',
  'examples/*/package.json',
  // The references: what stands in these strings becomes a page.
  'plugins/{api,studio}-reference/descriptions/*.ts',
  'plugins/api-reference/{corrections,pageGroups}.ts',
  'plugins/api-reference/render/*.ts',
  'plugins/studio-reference/{data,functions}/*.ts',
  'plugins/studio-reference/*Reference.ts',
  // The interface: its texts, the home pages, the names of pages, the ads of the house.
  'src/lib/i18n/texts/*.ts',
  'src/lib/ads/inHouseAds.ts',
  'src/pages/**/*.tsx',
  'sidebars-*.ts',
  'docusaurus.config.ts',
];

const LEFT_OUT = [
  '**/node_modules/**',
  '**/*.test.*',
  // An example in two languages; no dictionary of ours has the second.
  'examples/*/src/texts/de.ts',
];

/** The files of code whose words readers read, from the project's root. */
export async function listCodeFiles(rootDir: string): Promise<string[]> {
  const found = await Globby(CODE_FILES, {cwd: rootDir, ignore: LEFT_OUT});
  return found.sort();
}

/**
 * Reads the files of code whose words readers read.
 *
 * @param only - the files to read, by path; all of them without it
 */
export async function findCodeFiles(
  rootDir: string,
  only?: ReadonlySet<string>,
): Promise<CodeFile[]> {
  const found = await listCodeFiles(rootDir);
  return Promise.all(
    found
      .filter((file) => only?.has(file) ?? true)
      .map(async (file) => ({
        path: file,
        source: await readFile(path.join(rootDir, file), 'utf8'),
      })),
  );
}
