import path from 'node:path';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {listPages} from './listPages';
import {loadSiteModel} from './makePages';
import {PAGE_GROUPS} from './pageGroups';
import {placeSymbols} from './placeSymbols';
import {createModelReader} from './readModel';
import {addressOf} from './render/linkTypes';

const SITE = path.resolve(__dirname, '../..');

async function placeExports(): Promise<ReadonlyMap<string, string>> {
  const model = await loadSiteModel(SITE);
  const places = placeSymbols(createModelReader(model), listPages(DESCRIPTIONS, PAGE_GROUPS));
  return new Map([...places].map(([name, place]) => [name, addressOf(place)]));
}

let placed: Promise<ReadonlyMap<string, string>> | undefined;

/** Where each symbol of the installed package is described, below the base URL. Read once. */
export function loadExportPages(): Promise<ReadonlyMap<string, string>> {
  placed ??= placeExports();
  return placed;
}
