import {offer} from './offer';
import {findSchemaErrors, getValidator, type SchemaError} from './schemaErrors';
import type {StudioFileProblem} from './types';
import {validateElements} from './validateElements';
import {isRecord, namePath} from './values';

const KINDS = new Map([
  ['application', 'Application'],
  ['page', 'Page'],
  ['theme', 'Theme'],
]);

function quote(value: unknown): string {
  return JSON.stringify(value);
}

function listKnownKeys({error}: SchemaError): string[] {
  const properties: unknown = error.parentSchema?.properties;
  return isRecord(properties) ? Object.keys(properties) : [];
}

function explain(schemaError: SchemaError): StudioFileProblem {
  const {path, error} = schemaError;
  const params: Readonly<Record<string, unknown>> = error.params;
  const place = namePath(path);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      return {
        path: [...path, key],
        message: `${place} takes no key \`${key}\``,
        advice: offer(key, listKnownKeys(schemaError)),
      };
    }
    case 'required': {
      const key = String(params.missingProperty);
      return {path, message: `${place} lacks the key \`${key}\``, advice: `Add \`${key}\`.`};
    }
    case 'enum':
    case 'const': {
      const allowed = error.keyword === 'enum' ? params.allowedValues : [params.allowedValue];
      const values = Array.isArray(allowed) ? allowed.map(quote).join(', ') : '';
      return {path, message: `${place} is ${quote(error.data)}`, advice: `Write ${values}.`};
    }
    case 'type':
      return {
        path,
        message: `${place} is ${quote(error.data)}, which is of the wrong type`,
        advice: `Write a value of the type ${String(params.type)}.`,
      };
    default:
      return {
        path,
        message: `${place} is ${quote(error.data)}, which fits nothing that may stand there`,
        advice: 'Look the key up in the file schema, under /studio/reference/file-schema/.',
      };
  }
}

/**
 * Says what Toolpad Studio 0.13.0 does not take in a YAML file: keys and values that its schema
 * does not have, components and properties that do not exist.
 *
 * @param file - the parsed `application.yml`, `theme.yml` or `page.yml`
 */
export function validateStudioFile(file: unknown): StudioFileProblem[] {
  const kind = isRecord(file) ? file.kind : undefined;
  const name = typeof kind === 'string' ? KINDS.get(kind) : undefined;
  if (name === undefined) {
    const path = kind === undefined ? [] : ['kind'];
    const message = kind === undefined ? 'the file says no `kind`' : `\`kind\` is ${quote(kind)}`;
    return [{path, message, advice: `Write one of ${[...KINDS.keys()].join(', ')}.`}];
  }
  return [
    ...findSchemaErrors(getValidator(`properties/${name}`), file).map(explain),
    ...validateElements(file),
  ];
}

/** Whether a value is what one of the definitions of the schema describes, such as `Element`. */
export function isDefinition(name: string, value: unknown): boolean {
  return getValidator(`definitions/${name}`)(value);
}
