import type {Descriptions} from './descriptions/describe';
import type {ModelReader} from './readModel';
import type {ApiMember, ApiSymbol} from './types';

/** Where the description of something has to stand. */
export interface DescriptionKey {
  readonly symbol: string;
  /** The name of the member, with those around it: `user.name`. */
  readonly path: string;
}

/**
 * Where the description of a member stands. A member that comes from another interface of the
 * package is described there, and the texts of a component are described with all other texts.
 */
export function keyOf(symbol: ApiSymbol, member: ApiMember, reader: ModelReader): DescriptionKey {
  const declared = reader.find(member.declaredBy ?? '');
  const origin = declared?.name ?? symbol.name;
  const owner = reader.componentOf(origin)?.name ?? origin;
  const isText = symbol.name !== 'LocaleText' && symbol.name.endsWith('LocaleText');
  return {symbol: isText ? 'LocaleText' : owner, path: member.name};
}

/** The description of a member, or nothing when it is missing. */
export function describeMember(
  symbol: ApiSymbol,
  member: ApiMember,
  reader: ModelReader,
  descriptions: Descriptions,
): string | undefined {
  const key = keyOf(symbol, member, reader);
  return descriptions[key.symbol]?.members?.[key.path];
}
