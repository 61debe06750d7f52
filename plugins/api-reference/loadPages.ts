import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createPages} from './createPages';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {loadModel} from './loadModel';
import {PAGE_GROUPS} from './pageGroups';
import {findSince} from './since';
import type {ApiModel} from './types';

export const SURFACE = path.join(__dirname, 'surface.txt');

/** The model of the installed Toolpad Core. */
export async function loadCoreModel(siteDir: string): Promise<ApiModel> {
  const packageFolder = path.dirname(require.resolve('@toolpad/core/package.json'));
  return loadModel(packageFolder, path.join(siteDir, '.cache/api-reference'));
}

/**
 * The pages of the reference of Toolpad Core: MDX by file name. They need not stand in `core/api/`.
 *
 * @throws as `createPages` does
 */
export async function loadPages(siteDir: string): Promise<Map<string, string>> {
  return createPages({
    model: await loadCoreModel(siteDir),
    descriptions: DESCRIPTIONS,
    groups: PAGE_GROUPS,
    acceptedSurface: await readFile(SURFACE, 'utf8'),
    since: findSince,
  });
}
