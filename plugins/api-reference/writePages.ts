import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Makes a folder hold exactly these files. A file that is right already is not touched, so that the
 * development server, which watches the folder, does not start again.
 *
 * @param pages - the content of each file by its name
 */
export async function writePages(
  folder: string,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const file of await readdir(folder)) {
    if (!pages.has(file)) {
      await rm(path.join(folder, file), {recursive: true});
    }
  }
  for (const [name, content] of pages) {
    const file = path.join(folder, name);
    if ((await readIfThere(file)) !== content) {
      await writeFile(file, content);
    }
  }
}
