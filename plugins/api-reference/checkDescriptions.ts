import type {Descriptions, SymbolDescription} from './descriptions/describe';
import {keyOf} from './lookUpDescription';
import type {PageGroup} from './pageGroups';
import {createModelReader, findSlots, type ModelReader} from './readModel';
import {typeText} from './typeText';
import type {ApiMember, ApiModel, ApiSymbol} from './types';

/** The paths of the fields that a type writes out in place. */
function nestedPaths(member: ApiMember): string[] {
  return (member.members ?? []).map((one) => `${member.name}.${one.name}`);
}

function expectedMembers(symbol: ApiSymbol, reader: ModelReader): string[] {
  if (reader.wrappedBy(symbol)) {
    return [];
  }
  const slots = findSlots(symbol, reader);
  const slotNames = new Set(slots?.slots.map(({name}) => name));
  return symbol.members.flatMap((member) => {
    const key = keyOf(symbol, member, reader);
    const own = key.symbol === symbol.name ? [key.path] : [];
    // What can be passed to a slot is described with the slot.
    const nested = nestedPaths(member).filter((path) => {
      const [parent, name] = path.split('.');
      return parent !== 'slotProps' || !slotNames.has(name ?? '');
    });
    return [...own, ...nested];
  });
}

function compare(
  what: (name: string) => string,
  expected: readonly string[],
  described: Readonly<Record<string, string>> = {},
): string[] {
  const missing = expected.filter((name) => !described[name]?.trim());
  const stale = Object.keys(described).filter((name) => !expected.includes(name));
  return [
    ...missing.map((name) => `${what(name)} has no description`),
    ...stale.map((name) => `${what(name)} is described, but does not exist`),
  ];
}

function checkSymbol(
  symbol: ApiSymbol,
  entry: SymbolDescription,
  members: readonly string[],
): string[] {
  const parameters = symbol.signatures.flatMap((one) => one.parameters.map(({name}) => name));
  const returns = symbol.signatures.some((one) => typeText(one.returns) !== 'void');
  const needsReturns = returns && symbol.kind !== 'class';
  return [
    ...(entry.summary.trim() ? [] : [`${symbol.name} has an empty summary`]),
    ...compare((name) => `${symbol.name}.${name}`, members, entry.members),
    ...compare(
      (name) => `the parameter \`${name}\` of ${symbol.name}`,
      [...new Set(parameters)],
      entry.parameters,
    ),
    ...(needsReturns && !entry.returns ? [`what ${symbol.name} returns has no description`] : []),
    ...(!needsReturns && entry.returns
      ? [`${symbol.name} returns nothing, but a result is described`]
      : []),
  ];
}

/**
 * Says what the descriptions lack and what they describe in vain, one sentence each.
 */
export function findDescriptionProblems(
  model: ApiModel,
  descriptions: Descriptions,
  groups: readonly PageGroup[],
): string[] {
  const reader = createModelReader(model);
  const grouped = new Set(groups.flatMap(({symbols}) => symbols));
  // The types of slot props need a sentence, but their fields are described with the slots.
  const slotPropTypes = new Set(
    model.symbols.flatMap((symbol) =>
      (findSlots(symbol, reader)?.types ?? []).filter((name) => name.endsWith('SlotProps')),
    ),
  );
  const problems = model.symbols.flatMap((symbol) => {
    const {name} = symbol;
    const entry = descriptions[name];
    if (reader.componentOf(name)) {
      return entry ? [`${name} is described, but the props stand with their component`] : [];
    }
    if (!entry) {
      return [`${name} has no description`];
    }
    const isValue = symbol.kind !== 'type';
    return [
      ...checkSymbol(symbol, entry, slotPropTypes.has(name) ? [] : expectedMembers(symbol, reader)),
      ...(isValue && !entry.page && !grouped.has(name)
        ? [`${name} has neither a \`page\` in its description nor a place in pageGroups.ts`]
        : []),
    ];
  });
  const gone = [...Object.keys(descriptions), ...grouped].filter((name) => !reader.find(name));
  return [
    ...problems,
    ...[...new Set(gone)].map((name) => `${name} is described, but does not exist`),
  ];
}
