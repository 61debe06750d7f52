import type {Place} from '../placeSymbols';
import type {LinkedToken, TypeToken} from '../types';
import {findExternalLink} from './externalLinks';

/** The address of a place below the base URL. */
export function addressOf({page, anchor}: Place): string {
  return `/core${page.slug}${anchor === null ? '' : `#${anchor}`}`;
}

/** Gives the names in a type the addresses of their definitions. */
export function linkTypes(
  tokens: readonly TypeToken[],
  places: ReadonlyMap<string, Place>,
): LinkedToken[] {
  return tokens.map((token) => {
    if (typeof token === 'string') {
      return token;
    }
    const place = token.module === undefined ? places.get(token.text) : undefined;
    const to = place
      ? addressOf(place)
      : token.module && findExternalLink(token.text, token.module);
    return to ? {text: token.text, to} : token.text;
  });
}
