import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createPages} from './createPages';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {loadModel} from './loadModel';
import {PAGE_GROUPS} from './pageGroups';
import {findSince} from './since';
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
 * Writes the API pages of Toolpad Core; those that are right already are not touched.
 *
 * @param docsPath - the folder of the product's pages
 * @throws when package, descriptions and accepted surface do not fit together
 */
export async function makePages(siteDir: string, docsPath: string): Promise<void> {
  const pages = createPages({
    model: await loadSiteModel(siteDir),
    descriptions: DESCRIPTIONS,
    groups: PAGE_GROUPS,
    acceptedSurface: await readFile(SURFACE, 'utf8'),
    since: findSince,
  });
  await writePages(path.join(siteDir, docsPath, 'api'), pages);
}
