import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readdir} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

// Inside the project, so that what a package imports is looked for in the project's node_modules.
const CACHE = path.resolve(__dirname, '../../../node_modules/.cache');

export const STUDIO_VERSION = '0.13.0';

/**
 * Downloads packages from the registry and unpacks them, without what they depend on.
 *
 * @param names - without a version, such as `@toolpad/studio`
 * @returns a temporary folder that holds `node_modules/<name>` for each; the caller removes it
 * @throws when the registry cannot be reached: a check that does not run must not pass
 */
export async function packPublished(names: readonly string[]): Promise<string> {
  await mkdir(CACHE, {recursive: true});
  const folder = await mkdtemp(path.join(CACHE, 'studio-published-'));
  const specs = names.map((name) => `${name}@${STUDIO_VERSION}`);
  await run('npm', ['pack', '--silent', '--pack-destination', folder, ...specs], {cwd: folder});
  const archives = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await Promise.all(
    names.map(async (name) => {
      const archive = archives.find((file) => file.startsWith(archivePrefix(name)));
      if (archive === undefined) {
        throw new Error(`npm pack wrote no archive for ${name}@${STUDIO_VERSION}.`);
      }
      const target = path.join(folder, 'node_modules', name);
      await mkdir(target, {recursive: true});
      await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1'], {cwd: folder});
    }),
  );
  return folder;
}

function archivePrefix(name: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${STUDIO_VERSION}`;
}
