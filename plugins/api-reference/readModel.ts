import {referencesOf} from './findReferences';
import type {ApiMember, ApiModel, ApiSymbol} from './types';

/** Questions that several parts of the plugin ask of a model. */
export interface ModelReader {
  readonly model: ApiModel;
  readonly find: (name: string) => ApiSymbol | undefined;
  /** The component whose props a type describes: `AccountProps` → `Account`. */
  readonly componentOf: (typeName: string) => ApiSymbol | undefined;
  /** For a component that takes the props of another one as they are: that other one. */
  readonly wrappedBy: (component: ApiSymbol) => ApiSymbol | undefined;
}

/** The slots of a component: what can be replaced, and what can be passed to the parts. */
export interface Slots {
  /** The types that describe them, when they have a name. */
  readonly types: readonly string[];
  readonly slots: readonly ApiMember[];
  readonly slotProps: readonly ApiMember[];
}

export function createModelReader(model: ApiModel): ModelReader {
  const byName = new Map(model.symbols.map((symbol) => [symbol.name, symbol]));
  const components = model.symbols.filter(({kind}) => kind === 'component');
  const byProps = new Map<string, ApiSymbol>();
  for (const component of components) {
    const type = byName.get(component.propsType ?? '');
    if (type?.file === component.file) {
      byProps.set(type.name, component);
    }
  }
  return {
    model,
    find: (name) => byName.get(name),
    componentOf: (typeName) => byProps.get(typeName),
    wrappedBy(component) {
      const owner = byProps.get(component.propsType ?? '');
      return component.kind === 'component' && owner !== component ? owner : undefined;
    },
  };
}

function expand(
  member: ApiMember | undefined,
  reader: ModelReader,
): [string[], readonly ApiMember[]] {
  if (!member) {
    return [[], []];
  }
  if (member.members) {
    return [[], member.members];
  }
  const names = referencesOf(member.type).filter((name) => reader.find(name)?.kind === 'type');
  return [names, names.flatMap((name) => reader.find(name)?.members ?? [])];
}

/** The slots of a component, or null when it has none. */
export function findSlots(component: ApiSymbol, reader: ModelReader): Slots | null {
  if (component.kind !== 'component' || reader.wrappedBy(component)) {
    return null;
  }
  const find = (name: string) => component.members.find((member) => member.name === name);
  const [slotTypes, slots] = expand(find('slots'), reader);
  const [slotPropTypes, slotProps] = expand(find('slotProps'), reader);
  return slots.length + slotProps.length > 0
    ? {types: [...slotTypes, ...slotPropTypes], slots, slotProps}
    : null;
}
