import type {ApiMember, ApiSymbol, TypeToken} from './types';

/** The names of the package's own types in a type. */
export function referencesOf(tokens: readonly TypeToken[]): string[] {
  return tokens.flatMap((token) =>
    typeof token === 'string' || token.module !== undefined ? [] : [token.text],
  );
}

function memberReferences(member: ApiMember): string[] {
  return [...referencesOf(member.type), ...(member.members ?? []).flatMap(memberReferences)];
}

/** The names of the package's types that a symbol mentions. */
export function findReferences(symbol: ApiSymbol): string[] {
  return [
    ...symbol.members.flatMap(memberReferences),
    ...symbol.signatures.flatMap(({parameters, returns}) => [
      ...parameters.flatMap(({type}) => referencesOf(type)),
      ...referencesOf(returns),
    ]),
    ...referencesOf(symbol.type ?? []),
  ];
}
