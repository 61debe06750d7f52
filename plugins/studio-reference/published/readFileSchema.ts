import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {evaluateModule} from './evaluateModules';
import {readBundledSource} from './readBundledSource';

type Json = Record<string, unknown>;

interface Zod {
  readonly toJson: (show: (part: Zod) => Json) => Json;
  readonly isOptional: () => boolean;
  readonly isDescribed: boolean;
  readonly isLiteral: boolean;
  readonly options: readonly Zod[];
  describe(): Zod;
  optional(): Zod;
  refine(): Zod;
  passthrough(): Zod;
  extend(more: Shape): Zod;
}

type Shape = Readonly<Record<string, Zod>>;
type Parts = Partial<Pick<Zod, 'isOptional' | 'isDescribed' | 'isLiteral' | 'options'>>;

function create(toJson: Zod['toJson'], parts: Parts = {}, shape: Shape = {}): Zod {
  const {isOptional = () => false, isDescribed = false, isLiteral = false, options = []} = parts;
  const zod: Zod = {
    toJson,
    isOptional,
    isDescribed,
    isLiteral,
    options,
    describe: () => create(toJson, {isOptional, isDescribed: true, isLiteral, options}, shape),
    // Shows the original, which may be a definition.
    optional: () => create((show) => show(zod), {isOptional: () => true}),
    refine: () => zod,
    passthrough: () => createObject(shape, true),
    extend: (more) => createObject({...shape, ...more}, false),
  };
  return zod;
}

function createObject(shape: Shape, additionalProperties: boolean): Zod {
  return create(
    (show) => {
      const entries = Object.entries(shape);
      const required = entries.filter(([, part]) => !part.isOptional()).map(([key]) => key);
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([key, part]) => [key, show(part)])),
        ...(required.length > 0 && {required}),
        additionalProperties,
      };
    },
    {},
    shape,
  );
}

function createUnion(options: readonly Zod[]): Zod {
  const isEnum = options.every(({isLiteral, isDescribed}) => isLiteral && !isDescribed);
  return create(
    (show) =>
      isEnum
        ? {type: 'string', enum: options.map((option) => show(option).const)}
        : {anyOf: options.map(show)},
    {options, isOptional: () => options.some((option) => option.isOptional())},
  );
}

/** The part of zod that Studio's schema uses, which makes JSON Schema. */
const z = {
  string: () => create(() => ({type: 'string'})),
  number: () => create(() => ({type: 'number'})),
  boolean: () => create(() => ({type: 'boolean'})),
  null: () => create(() => ({type: 'null'})),
  any: () => create(() => ({}), {isOptional: () => true}),
  literal: (value: string) => create(() => ({type: 'string', const: value}), {isLiteral: true}),
  enum: (values: readonly string[]) => create(() => ({type: 'string', enum: values})),
  array: (items: Zod) => create((show) => ({type: 'array', items: show(items)})),
  record: (first: Zod, second = first) =>
    create((show) => ({type: 'object', additionalProperties: show(second)})),
  object: (shape: Shape) => createObject(shape, false),
  union: createUnion,
  discriminatedUnion: (_key: string, options: readonly Zod[]) => createUnion(options),
  lazy: (get: () => Zod) => create((show) => show(get()), {isOptional: () => get().isOptional()}),
};

interface Meta {
  readonly schemas: Shape;
  readonly definitions: Shape;
}

function isMeta(value: unknown): value is Meta {
  return (
    typeof value === 'object' && value !== null && 'schemas' in value && 'definitions' in value
  );
}

/**
 * Reads the schema of Studio's files from the sources in the source map of its command line tool,
 * with a stand-in for zod that makes JSON Schema.
 *
 * @param folder - holds `node_modules`, as `packPublished` leaves it
 */
export function readPublishedFileSchema(folder: string): Json {
  const file = path.join(folder, 'schema.ts');
  writeFileSync(file, readBundledSource(folder, 'server/schema.ts'));
  const {META} = evaluateModule(file, {zod: {z}});
  if (!isMeta(META)) {
    throw new Error(
      'The sources of Studio export no META any more, which has the schema of its files.',
    );
  }
  const names = new Map(Object.entries(META.definitions).map(([name, part]) => [part, name]));
  const show = (part: Zod): Json => {
    const name = names.get(part);
    return name === undefined ? part.toJson(show) : {$ref: `#/definitions/${name}`};
  };
  const definitions = Object.entries(META.definitions).map(([name, part]) => [
    name,
    part.toJson(show),
  ]);
  return {
    ...z.object(META.schemas).toJson(show),
    definitions: Object.fromEntries(definitions),
    $schema: 'http://json-schema.org/draft-07/schema#',
  };
}
