import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Descriptions} from './descriptions/describe';
import type {DemoSource} from './findDemos';
import type {PageGroup} from './pageGroups';

/** What is known of a demo before its file is read. */
export interface DemoFile {
  readonly name: string;
  readonly title: string;
  /** The file, below `core/`. */
  readonly file: string;
}

/** The guides that the descriptions name, each once. */
export function listGuides(descriptions: Descriptions, groups: readonly PageGroup[]): string[] {
  const pages = [...Object.values(descriptions), ...groups].flatMap(({page}) => page ?? []);
  return [...new Set(pages.flatMap(({guides}) => guides.map(([file]) => file)))];
}

/**
 * Reads the demos and finds out which guides show them.
 *
 * @param folder - the folder of the guides and demos
 * @param guides - paths of MDX files in it
 */
export async function loadDemoSources(
  folder: string,
  files: readonly DemoFile[],
  guides: readonly string[],
): Promise<DemoSource[]> {
  const texts = await Promise.all(
    guides.map(async (guide) => {
      return {guide, text: await readFile(path.join(folder, guide), 'utf8')};
    }),
  );
  return Promise.all(
    files.map(async ({name, title, file}) => ({
      name,
      title,
      code: await readFile(path.join(folder, file), 'utf8'),
      guides: texts.flatMap(({guide, text}) => (text.includes(`of="${name}"`) ? [guide] : [])),
    })),
  );
}
