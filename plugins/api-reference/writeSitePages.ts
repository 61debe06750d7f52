import path from 'node:path';
import {CACHE_FOLDER, PACKAGE_FOLDER} from './exportPages';
import {loadModel} from './loadModel';
import {createSitePages} from './sitePages';
import {writePages} from './writePages';

/**
 * Makes the reference pages of this site, and leaves those alone that are right already.
 *
 * @param docsPath - the folder of the product's pages, from the root of the site
 * @throws as `createPages` does
 */
export async function writeSitePages(siteDir: string, docsPath: string): Promise<void> {
  const folder = path.join(siteDir, docsPath);
  const model = await loadModel(PACKAGE_FOLDER, path.join(siteDir, CACHE_FOLDER));
  await writePages(path.join(folder, 'api'), await createSitePages(model, folder));
}
