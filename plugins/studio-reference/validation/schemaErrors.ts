import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';
import {FILE_SCHEMA} from '../data/fileSchema';
import {isRecord} from './values';

/** What Ajv says, with the place counted from the root of the file. */
export interface SchemaError {
  readonly path: readonly string[];
  readonly error: ErrorObject;
}

// An element is any object; what it may be follows from its own definition.
const ajv = new Ajv({allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: false});
ajv.addSchema(FILE_SCHEMA, 'studio');

/**
 * The validator of a part of Studio's file schema.
 *
 * @param pointer - such as `properties/Page` or `definitions/Element`
 */
export function getValidator(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`studio#/${pointer}`);
  if (!validate) {
    throw new Error(`The schema has no ${pointer}.`);
  }
  return validate;
}

const shapeValidators = new WeakMap<object, ValidateFunction>();

function getShapeValidator(shape: object): ValidateFunction {
  const known = shapeValidators.get(shape);
  const validate = known ?? ajv.compile({...shape, definitions: FILE_SCHEMA.definitions});
  shapeValidators.set(shape, validate);
  return validate;
}

function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** How far a value is from a shape: the wrong kind of value is further off than a wrong key. */
function measure(errors: readonly SchemaError[], root: readonly string[]): number {
  return errors.reduce((sum, {path, error}) => {
    const isOtherValue = error.keyword === 'type' && path.length === root.length;
    const isOtherKind = error.keyword === 'const';
    return sum + (isOtherValue ? 100 : isOtherKind ? 10 : 1);
  }, 0);
}

function explainNoneFits(outer: SchemaError): SchemaError[] {
  const shapes: unknown = outer.error.schema;
  const tries = (Array.isArray(shapes) ? shapes.filter(isRecord) : []).map((shape) =>
    findSchemaErrors(getShapeValidator(shape), outer.error.data, outer.path),
  );
  const distances = tries.map((errors) => measure(errors, outer.path));
  const nearest = Math.min(...distances);
  // When not even the kind of value is right, every shape is as good as the others.
  return nearest >= 100 ? [outer] : (tries[distances.indexOf(nearest)] ?? [outer]);
}

/**
 * What is wrong with a value. Where one of several shapes must fit, Ajv complains about each of
 * them; only what the nearest one lacks is of use to a writer.
 *
 * @param root - where the value stands in the file
 */
export function findSchemaErrors(
  validate: ValidateFunction,
  value: unknown,
  root: readonly string[] = [],
): SchemaError[] {
  validate(value);
  let rest = (validate.errors ?? []).map((error) => ({
    path: [...root, ...readPointer(error.instancePath)],
    error,
  }));
  const found: SchemaError[] = [];
  // Ajv lists what is wrong with each shape before it says that none fits, so we read backwards.
  for (let last = rest.at(-1); last !== undefined; last = rest.at(-1)) {
    const {path, error} = last;
    if (error.keyword === 'anyOf') {
      found.unshift(...explainNoneFits(last));
      rest = rest.filter(({path: inner}) => path.some((part, index) => part !== inner[index]));
    } else {
      found.unshift(last);
      rest = rest.slice(0, -1);
    }
  }
  return found;
}
