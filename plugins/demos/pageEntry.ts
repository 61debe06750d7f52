import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';

/** The name of the entry that starts the pages of demos. */
const ENTRY = 'demo-page';

/** Where Docusaurus keeps the list of what its pages load. */
const CLIENT_MANIFEST = 'client-manifest.json';

/** The start of demos' pages, bundled beside that of the site. */
export interface PageEntry {
  readonly plugin: WebpackPluginInstance;
  /** The files of the entry below the base URL, in their order; empty before the bundle is there. */
  readonly getScripts: () => readonly string[];
}

/** Docusaurus loads every entry of the manifest on every page. */
function takeOutOfManifest(file: string): void {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof manifest !== 'object' ||
    manifest === null ||
    !('entrypoints' in manifest) ||
    !Array.isArray(manifest.entrypoints)
  ) {
    throw new Error(`${file} lists no entry points. Has Docusaurus changed its manifest?`);
  }
  const entrypoints = manifest.entrypoints.filter((name) => name !== ENTRY);
  writeFileSync(file, JSON.stringify({...manifest, entrypoints}));
}

/**
 * An entry of its own for the pages of demos: React and the demo, without the site around them. A
 * page with many frames loads it many times over.
 *
 * @param source - the module that starts a page
 * @param generatedFilesDir - where Docusaurus writes what it makes
 */
export function createPageEntry(
  source: string,
  generatedFilesDir: string,
  {instance}: ConfigureWebpackUtils['currentBundler'],
): PageEntry {
  let scripts: readonly string[] = [];
  return {
    getScripts: () => scripts,
    plugin: {
      apply(compiler: Compiler) {
        new instance.EntryPlugin(path.dirname(source), source, {name: ENTRY}).apply(compiler);
        compiler.hooks.afterEmit.tap(ENTRY, ({entrypoints}) => {
          const files = entrypoints.get(ENTRY)?.getFiles() ?? [];
          scripts = files.filter((file) => file.endsWith('.js'));
          takeOutOfManifest(path.join(generatedFilesDir, CLIENT_MANIFEST));
        });
      },
    },
  };
}
