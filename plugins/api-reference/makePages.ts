import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CATALOG} from '../../core/demos/catalog';
import {createPages} from './createPages';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {createDemoFinder} from './findDemos';
import {listGuides, loadDemoSources} from './loadDemoSources';
import {loadModel} from './loadModel';
import {PAGE_GROUPS} from './pageGroups';
import {findSince} from './since';
import {SOURCE_FILES, SOURCE_VERSION} from './sourceFiles';
import type {ApiModel} from './types';
import {writePages} from './writePages';

/** The list of everything in the package that somebody has looked at. */
export const SURFACE = path.join(__dirname, 'surface.txt');

/** The model of the installed package. */
export async function loadSiteModel(siteDir: string): Promise<ApiModel> {
  const packageFolder = path.dirname(require.resolve('@toolpad/core/package.json'));
  return loadModel(packageFolder, path.join(siteDir, '.cache/api-reference'));
}

/**
 * The API pages of Toolpad Core: MDX by file name.
 *
 * @param docsPath - the folder of the product's pages
 * @throws when package, descriptions and accepted surface do not fit together
 */
export async function createSitePages(
  siteDir: string,
  docsPath: string,
): Promise<Map<string, string>> {
  const model = await loadSiteModel(siteDir);
  const guides = listGuides(DESCRIPTIONS, PAGE_GROUPS);
  const demos = await loadDemoSources(path.join(siteDir, docsPath), CATALOG, guides);
  return createPages({
    model,
    descriptions: DESCRIPTIONS,
    groups: PAGE_GROUPS,
    acceptedSurface: await readFile(SURFACE, 'utf8'),
    since: findSince,
    findDemos: createDemoFinder(demos, model.packageName),
    sourceFiles: {version: SOURCE_VERSION, files: SOURCE_FILES},
  });
}

/**
 * Writes the API pages; those that are right already are not touched.
 *
 * @throws as `createSitePages` does
 */
export async function makePages(siteDir: string, docsPath: string): Promise<void> {
  const pages = await createSitePages(siteDir, docsPath);
  await writePages(path.join(siteDir, docsPath, 'api'), pages);
}
