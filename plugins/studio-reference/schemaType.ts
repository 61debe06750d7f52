import type {JsonSchema} from './sourceTypes';
import {code, joinParts, plain} from './text';
import type {TextPart} from './types';

/** The name of the definition that a schema refers to. */
export function definitionName($ref: string): string {
  return $ref.replace('#/definitions/', '');
}

function nameType(schema: JsonSchema, isPlural: boolean): TextPart[] {
  const names = [schema.type ?? []].flat();
  return joinParts(
    names.map((name) => [plain(isPlural && name !== 'null' ? `${name}s` : name)]),
    'or',
  );
}

/**
 * The type of a schema in words: "array of `Element`", "string or number".
 *
 * @param isPlural - as what an array is made of: "strings"
 */
export function describeType(schema: JsonSchema, isPlural = false): TextPart[] {
  const {$ref, anyOf, items, additionalProperties} = schema;
  if ($ref !== undefined) {
    return [{kind: 'definition', text: definitionName($ref)}];
  }
  if (schema.const !== undefined) {
    return [code(schema.const)];
  }
  if (schema.enum !== undefined) {
    const values = joinParts(
      schema.enum.map((value) => [code(value)]),
      'or',
    );
    return [...nameType(schema, isPlural), plain(': '), ...values];
  }
  if (anyOf !== undefined) {
    const isListOfObjects = anyOf.every(({properties}) => properties !== undefined);
    return isListOfObjects
      ? [plain(isPlural ? 'objects' : 'object')]
      : joinParts(
          anyOf.map((alternative) => describeType(alternative, isPlural)),
          'or',
        );
  }
  if (schema.type === 'array') {
    return items === undefined
      ? [plain('array')]
      : [plain('array of '), ...describeType(items, true)];
  }
  if (typeof additionalProperties === 'object') {
    const each = describeType(additionalProperties);
    return each.length === 1
      ? [plain('object of '), ...each]
      : [plain('object; each value: '), ...each];
  }
  return schema.type === undefined ? [plain('any value')] : nameType(schema, isPlural);
}
