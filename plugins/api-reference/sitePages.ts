import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CATALOG} from '../../core/demos/catalog';
import {createPages} from './createPages';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {createDemoFinder} from './findDemos';
import {listGuides, loadDemoSources} from './loadDemoSources';
import {PAGE_GROUPS} from './pageGroups';
import {SOURCE_FILES, SOURCE_VERSION} from './sourceFiles';
import {findSince} from './since';
import type {ApiModel} from './types';

/** What the last reader of the whole package has accepted. */
export const SURFACE_FILE = path.join(__dirname, 'surface.txt');

/**
 * Makes the reference pages of this site: MDX by file name.
 *
 * @param guidesFolder - the folder with the guides and their demos
 * @throws as `createPages` does
 */
export async function createSitePages(
  model: ApiModel,
  guidesFolder: string,
): Promise<Map<string, string>> {
  const guides = listGuides(DESCRIPTIONS, PAGE_GROUPS);
  const demos = await loadDemoSources(guidesFolder, CATALOG, guides);
  return createPages({
    model,
    descriptions: DESCRIPTIONS,
    groups: PAGE_GROUPS,
    acceptedSurface: await readFile(SURFACE_FILE, 'utf8'),
    since: findSince,
    findDemos: createDemoFinder(demos, model.packageName),
    sourceFiles: {version: SOURCE_VERSION, files: SOURCE_FILES},
  });
}
