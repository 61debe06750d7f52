import {describeMember} from '../lookUpDescription';
import type {Slots} from '../readModel';
import {typeText} from '../typeText';
import type {ApiMember, ApiParameter, ApiSymbol, TypeToken} from '../types';
import type {RenderContext} from './renderContext';
import {linkTypes} from './linkTypes';
import {blocks, element, type Attributes} from './mdx';

function row(attributes: Attributes, description: string): string {
  return element('ApiRow', attributes, description);
}

const COLUMNS = ['Name', 'Type', 'Description'];

/** A table of the reference. */
export function table(label: string, rows: readonly string[]): string {
  return element('ApiTable', {label, columns: COLUMNS}, blocks(...rows));
}

/** The anchor of a row; the part before the dash says which table it is in. */
function rowAnchor(prefix: string, name: string): string {
  return `${prefix}-${name.replace(/\W+/g, '-')}`;
}

// What a reader receives, and does not have to write.
const RECEIVED = ['returns', 'methods'];

/** Slots default to an empty object, which says nothing. */
function shownDefault({name, default: value}: ApiMember): string | undefined {
  return value === '{}' && /^slot(?:s|Props)$/.test(name) ? undefined : value;
}

function memberRow(
  member: ApiMember,
  prefix: string,
  path: string,
  description: string,
  since: string | undefined,
  context: RenderContext,
): string {
  return row(
    {
      id: rowAnchor(prefix, path),
      name: path,
      type: linkTypes(member.type, context.places),
      required: !member.optional && !RECEIVED.includes(prefix),
      deprecated: member.deprecated === true,
      defaultValue: shownDefault(member),
      since,
    },
    description,
  );
}

/** The rows of the members of a symbol; fields that a type writes out in place follow their owner. */
export function memberRows(symbol: ApiSymbol, prefix: string, context: RenderContext): string[] {
  const {reader, descriptions, since} = context;
  return symbol.members.flatMap((member) => {
    const text = describeMember(symbol, member, reader, descriptions) ?? '';
    const owner = symbol.kind === 'component' ? symbol.name : (member.declaredBy ?? symbol.name);
    const version = since(owner, member.name);
    const isSlots = member.name === 'slots' || member.name === 'slotProps';
    const nested = (isSlots ? [] : (member.members ?? [])).map((one) => {
      const path = `${member.name}.${one.name}`;
      const description = descriptions[symbol.name]?.members?.[path] ?? '';
      return memberRow(one, prefix, path, description, undefined, context);
    });
    // The type of slots that is written out in place repeats the table of the slots.
    const shown = isSlots && member.members ? {...member, type: ['object']} : member;
    return [memberRow(shown, prefix, member.name, text, version, context), ...nested];
  });
}

/** The rows of the slots of a component, and of the parts that take props but cannot be replaced. */
export function slotRows(component: ApiSymbol, slots: Slots, context: RenderContext): string[] {
  const {descriptions, places, reader} = context;
  const link = (type: readonly TypeToken[]) => linkTypes(type, places);
  const propsOf = new Map(slots.slotProps.map((one) => [one.name, one]));
  const describe = (name: string) =>
    [...slots.types, component.name]
      .flatMap((owner) => [
        descriptions[owner]?.members?.[name],
        descriptions[owner]?.members?.[`slots.${name}`],
        descriptions[owner]?.members?.[`slotProps.${name}`],
      ])
      .find((text) => text !== undefined) ?? '';
  const slotsType = reader.find(slots.types[0] ?? '');
  const replaceable = slots.slots.map((slot) => {
    const props = propsOf.get(slot.name);
    return row(
      {
        id: rowAnchor('slots', slot.name),
        name: slot.name,
        type: link(slot.type),
        slotProps: props && typeText(props.type) !== '{}' ? link(props.type) : undefined,
        defaultValue: slot.default,
        since: slotsType && context.since(slotsType.name, slot.name),
      },
      describe(slot.name),
    );
  });
  const names = new Set(slots.slots.map(({name}) => name));
  const propsOnly = slots.slotProps
    .filter(({name}) => !names.has(name))
    .map((part) =>
      row(
        {id: rowAnchor('slots', part.name), name: part.name, slotProps: link(part.type)},
        describe(part.name),
      ),
    );
  return [...replaceable, ...propsOnly];
}

/** The parameters of all the ways to call something: the last way is the most general one. */
function collectParameters(symbol: ApiSymbol): ApiParameter[] {
  const byName = new Map<string, ApiParameter>();
  for (const {parameters} of symbol.signatures) {
    for (const parameter of parameters) {
      const optional = parameter.optional || byName.get(parameter.name)?.optional === true;
      byName.set(parameter.name, {...parameter, optional});
    }
  }
  return [...byName.values()];
}

/** The rows of the parameters of a function. */
export function parameterRows(symbol: ApiSymbol, prefix: string, context: RenderContext): string[] {
  return collectParameters(symbol).map(({name, optional, type}) =>
    row(
      {
        id: rowAnchor(prefix, name),
        name,
        type: linkTypes(type, context.places),
        required: !optional,
      },
      context.descriptions[symbol.name]?.parameters?.[name] ?? '',
    ),
  );
}
