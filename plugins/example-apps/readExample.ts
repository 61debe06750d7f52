import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {ExampleProject} from '../../src/shared/examples';
import {readManifest} from './readManifest';

/** What tools leave in the folder of an example; it is nobody's source. */
const IGNORED = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/next-env.d.ts'];

/** What to show first, the best first. */
const MAIN_FILES = ['src/App.tsx', 'app/layout.tsx', 'pages/_app.tsx'];

/** The order of a page with the source: what matters, then the rest of the code, then the tools. */
function rank(file: string, mainFile: string): number {
  if (file === mainFile) {
    return 0;
  }
  return file.includes('/') ? 1 : 2;
}

function isBefore(mainFile: string) {
  return (a: string, b: string) =>
    rank(a, mainFile) - rank(b, mainFile) || a.localeCompare(b, 'en');
}

/**
 * Reads the folder of an example.
 *
 * @param folder - the name of the example below `root`
 * @throws when it cannot be taken home: no package.json, versions that are not exact, no main file
 */
export async function readExample(root: string, folder: string): Promise<ExampleProject> {
  const cwd = path.join(root, folder);
  const found = await Globby('**/*', {cwd, ignore: IGNORED, dot: true});
  const mainFile = MAIN_FILES.find((file) => found.includes(file));
  if (!found.includes('package.json')) {
    throw new Error(`examples/${folder} has no package.json: nobody could install it.`);
  }
  if (mainFile === undefined) {
    throw new Error(`examples/${folder} has none of ${MAIN_FILES.join(', ')} to open first.`);
  }
  const rows = await Promise.all(
    found
      .sort(isBefore(mainFile))
      .map(async (file) => [file, await readFile(path.join(cwd, file), 'utf8')] as const),
  );
  const files = Object.fromEntries(rows);
  const manifest = readManifest(
    `examples/${folder}/package.json`,
    files['package.json'] ?? '',
    folder,
  );
  return {name: folder, description: manifest.description, mainFile, files};
}
