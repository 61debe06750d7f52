import path from 'node:path';
import {findReferences, referencesOf} from './findReferences';
import type {ApiPage} from './listPages';
import {findSlots, type ModelReader} from './readModel';
import type {ApiSymbol} from './types';

/** Where a symbol is defined on the site. */
export interface Place {
  readonly page: ApiPage;
  /** The anchor on the page; nothing when the whole page is about the symbol. */
  readonly anchor: string | null;
}

/** The anchor of a type in the list of types. */
export function typeAnchor(name: string): string {
  return `type-${name}`;
}

/** The type whose fields are shown as what a hook returns. */
export function findReturnedType(hook: ApiSymbol, reader: ModelReader): ApiSymbol | undefined {
  const [name] = hook.signatures.flatMap(({returns}) => referencesOf(returns));
  const type = reader.find(name ?? '');
  return type?.file === hook.file && type.members.length > 0 ? type : undefined;
}

function placeOnOwnPages(pages: readonly ApiPage[], places: Map<string, Place>): void {
  for (const page of pages) {
    for (const name of page.symbols) {
      const anchor = page.symbols.length > 1 ? name : null;
      places.set(name, {page, anchor});
    }
  }
}

/** Types that are shown as a part of a component or hook, not in the list of types. */
function placeParts(reader: ModelReader, places: Map<string, Place>): void {
  for (const symbol of reader.model.symbols) {
    const page = places.get(symbol.name)?.page;
    if (!page) {
      continue;
    }
    if (symbol.propsType !== undefined && reader.componentOf(symbol.propsType) === symbol) {
      places.set(symbol.propsType, {page, anchor: 'props'});
    }
    for (const name of findSlots(symbol, reader)?.types ?? []) {
      if (reader.find(name)?.file === symbol.file) {
        places.set(name, {page, anchor: 'slots'});
      }
    }
    const returned = symbol.kind === 'hook' ? findReturnedType(symbol, reader) : undefined;
    if (returned && path.basename(symbol.file) === symbol.name) {
      places.set(returned.name, {page, anchor: 'returns'});
    }
  }
}

function findPageOfFile(
  file: string,
  reader: ModelReader,
  places: ReadonlyMap<string, Place>,
): ApiPage | undefined {
  const values = reader.model.symbols.filter((one) => one.file === file && places.has(one.name));
  const main = values.find(({name}) => name === path.basename(file));
  return places.get((main ?? values[0])?.name ?? '')?.page;
}

/**
 * Gives every symbol of a model its place on the site. A type stands on the page of its file; one
 * whose file has no page stands where it is first mentioned.
 *
 * @throws when a symbol has no place
 */
export function placeSymbols(reader: ModelReader, pages: readonly ApiPage[]): Map<string, Place> {
  const places = new Map<string, Place>();
  placeOnOwnPages(pages, places);
  placeParts(reader, places);
  const own = new Map(places);
  const rest = reader.model.symbols.filter(({name}) => !places.has(name));
  for (const {name, file} of rest) {
    const page = findPageOfFile(file, reader, own);
    if (page) {
      places.set(name, {page, anchor: typeAnchor(name)});
    }
  }
  for (const {name} of rest.filter((symbol) => !places.has(symbol.name))) {
    const mention = reader.model.symbols.find(
      (symbol) => places.has(symbol.name) && findReferences(symbol).includes(name),
    );
    const page = places.get(mention?.name ?? '')?.page;
    if (!page) {
      throw new Error(
        `${name} has no page to stand on. Give it a \`page\` in plugins/api-reference/descriptions.`,
      );
    }
    places.set(name, {page, anchor: typeAnchor(name)});
  }
  return places;
}
