import type {Describer} from './describer';
import {formatValue} from './formatValue';
import {describeType} from './schemaType';
import type {JsonSchema} from './sourceTypes';
import {code, plain} from './text';
import type {Fact, FieldGroup, ReferenceField, TextPart} from './types';

interface Place {
  /** The path of descriptions, such as `spec.queries[].name`. */
  readonly path: string;
  /** The anchor, such as `file-Page.spec.queries.name`. */
  readonly id: string;
}

function below(place: Place, key: string): Place {
  return {
    path: place.path === '' ? key : `${place.path}.${key}`,
    id: `${place.id}.${key}`,
  };
}

/** Describes each property of an object. */
export function describeFields(
  schema: JsonSchema,
  place: Place,
  describer: Describer,
): ReferenceField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const own = below(place, name);
    return {
      id: own.id,
      name,
      type: describeType(property),
      marks: schema.required?.includes(name) ? ['required'] : [],
      description: describer.describe(own.path),
      facts: listFacts(property),
      groups: describeGroups(property, own, describer, [code(name)]),
    };
  });
}

/** Says that an object, or each entry of a list, takes other keys than those that are listed. */
export function describeOtherKeys(schema: JsonSchema | undefined): Fact[] {
  const holder = schema?.items ?? schema;
  return holder?.additionalProperties === true
    ? [{term: 'Other keys', value: [plain('allowed')]}]
    : [];
}

function listFacts(schema: JsonSchema): Fact[] {
  const value = schema.default;
  return [
    ...(value === undefined ? [] : [{term: 'Default', value: [code(formatValue(value))]}]),
    ...describeOtherKeys(schema),
  ];
}

function labelFields(label: readonly TextPart[], fields: readonly ReferenceField[]): FieldGroup[] {
  return fields.length === 0 ? [] : [{label, fields}];
}

/**
 * The keys of a value, or of each entry of a list. A value of several shapes has a group for each
 * one, named after the `kind` that tells them apart.
 *
 * @param holder - whose keys they are, for the labels of the groups
 */
export function describeGroups(
  schema: JsonSchema,
  place: Place,
  describer: Describer,
  holder: readonly TextPart[],
): FieldGroup[] {
  if (schema.items !== undefined) {
    const entry = {path: `${place.path}[]`, id: place.id};
    return describeGroups(schema.items, entry, describer, [plain('each entry of '), ...holder]);
  }
  const label = [plain('Keys of '), ...holder];
  if (schema.anyOf === undefined) {
    return labelFields(label, describeFields(schema, place, describer));
  }
  return schema.anyOf.flatMap((shape) => {
    const kind = shape.properties?.kind?.const;
    if (kind === undefined) {
      return labelFields(label, describeFields(shape, place, describer));
    }
    const own = {path: `${place.path}(${kind})`, id: `${place.id}.${kind}`};
    const fields = describeFields(shape, own, describer);
    return labelFields([...label, plain(' with '), code(`kind: ${kind}`)], fields);
  });
}
