import path from 'node:path';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {listPages} from './listPages';
import {loadModel} from './loadModel';
import {PAGE_GROUPS} from './pageGroups';
import {placeSymbols} from './placeSymbols';
import {createModelReader} from './readModel';
import {addressOf} from './render/linkTypes';

/** The folder of the installed package. */
export const PACKAGE_FOLDER = path.dirname(require.resolve('@toolpad/core/package.json'));

/** Where what was read from a package is kept, from the root of the site. */
export const CACHE_FOLDER = '.cache/api-reference';

async function placeExports(): Promise<ReadonlyMap<string, string>> {
  const model = await loadModel(PACKAGE_FOLDER, CACHE_FOLDER);
  const places = placeSymbols(createModelReader(model), listPages(DESCRIPTIONS, PAGE_GROUPS));
  return new Map([...places].map(([name, place]) => [name, addressOf(place)]));
}

let placed: Promise<ReadonlyMap<string, string>> | undefined;

/** Where each symbol of the installed package is described, below the base URL. Read once. */
export function loadExportPages(): Promise<ReadonlyMap<string, string>> {
  placed ??= placeExports();
  return placed;
}
