import type {TypeToken} from './types';

/** The text of a type, without its links. */
export function typeText(tokens: readonly TypeToken[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}
