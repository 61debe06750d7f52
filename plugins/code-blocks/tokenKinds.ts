/** The kinds of token that have a colour: the classes `tok-…` of `src/css/code.css`. */
export const TOKEN_KINDS = [
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'tag',
  'property',
  'variable',
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Prism's token types; null keeps the colour of plain text. A type that is not here says nothing. */
const KIND_OF_TYPE: Readonly<Partial<Record<string, TokenKind | null>>> = {
  plain: null,
  punctuation: null,
  operator: null,
  'plain-text': null,
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  'shebang-comment': 'comment',
  keyword: 'keyword',
  important: 'keyword',
  rule: 'keyword',
  instruction: 'keyword',
  string: 'string',
  char: 'string',
  url: 'string',
  regex: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  number: 'number',
  boolean: 'number',
  null: 'number',
  constant: 'number',
  datetime: 'number',
  function: 'function',
  'maybe-class-name': null,
  'class-name': 'type',
  builtin: 'type',
  section: 'type',
  tag: 'tag',
  selector: 'tag',
  'attr-name': 'property',
  property: 'property',
  key: 'property',
  parameter: 'property',
  assign: 'property',
  variable: 'variable',
  environment: 'variable',
};

/**
 * The colour of a token: the innermost of its types that has an opinion.
 *
 * @param types - Prism's types of the token, from the outermost to the innermost
 */
export function tokenKind(types: readonly string[]): TokenKind | null {
  const deciding = types.findLast((type) => Object.hasOwn(KIND_OF_TYPE, type));
  return deciding === undefined ? null : (KIND_OF_TYPE[deciding] ?? null);
}
