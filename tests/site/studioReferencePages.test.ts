// The reference pages of Studio show everything there is, and what they show is right.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ValidateFunction} from 'ajv';
import {parse} from 'yaml';
import {STUDIO_COMPONENTS} from '../../plugins/studio-reference/data/components';
import {FILE_SCHEMA} from '../../plugins/studio-reference/data/fileSchema';
import {API_TYPES} from '../../plugins/studio-reference/functions/apiTypes';
import type {ArgType} from '../../plugins/studio-reference/sourceTypes';
import {readFences} from '../setup/readFences';

const REFERENCE = path.resolve(__dirname, '../../studio/reference');

const pages = readdirSync(REFERENCE, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    file,
    text: readFileSync(path.join(REFERENCE, file), 'utf8'),
    fences: readFences(path.join(REFERENCE, file)),
  }));

const examples = pages.flatMap(({file, fences}) =>
  fences.filter(({language}) => language === 'yaml').map((fence) => ({...fence, file})),
);

// An element is any object; what it may be follows from its own definition.
const ajv = new Ajv({allowUnionTypes: true, strictTypes: false});
ajv.addSchema(FILE_SCHEMA, 'studio');

function compile(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`studio#/${pointer}`);
  if (!validate) {
    throw new Error(`The schema has no ${pointer}.`);
  }
  return validate;
}

const KINDS = new Map([
  ['application', 'Application'],
  ['page', 'Page'],
  ['theme', 'Theme'],
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listValues(value: unknown): unknown[] {
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return [value, ...inside.flatMap(listValues)];
}

function readExample(code: string): unknown {
  return parse(code);
}

test.each([
  ...Object.keys(STUDIO_COMPONENTS),
  ...Object.keys(FILE_SCHEMA.properties).map((name) => `file-${name}`),
  ...Object.keys(FILE_SCHEMA.definitions).map((name) => `definition-${name}`),
  ...API_TYPES.map(({name}) => name),
])('exactly one page shows %s', (name) => {
  const module = `'@generated/studio-reference/default/${name}.json'`;
  const showing = pages.filter(({text}) => text.includes(module));
  expect(showing.map(({file}) => file)).toHaveLength(1);
  const variable = new RegExp(`import (\\w+) from ${module}`).exec(showing[0]?.text ?? '')?.[1];
  expect(showing[0]?.text).toContain(`<StudioReference of={${variable ?? ''}} />`);
});

test.each(examples)('the example at $file:$line is a valid file', ({code}) => {
  const file = readExample(code);
  const kind = isRecord(file) && typeof file.kind === 'string' ? KINDS.get(file.kind) : undefined;
  const validate = compile(`properties/${kind ?? 'without-kind'}`);
  validate(file);
  expect(validate.errors ?? []).toEqual([]);
});

test('a wrong key is found', () => {
  const validate = compile('properties/Page');
  expect(validate({apiVersion: 'v1', kind: 'page', spec: {contents: []}})).toBe(false);
});

test.each(Object.keys(STUDIO_COMPONENTS))('the page of %s has an example with it', (name) => {
  const page = pages.find(({text}) => text.includes(`default/${name}.json'`));
  const used = examples
    .filter(({file}) => file === page?.file)
    .flatMap(({code}) => listValues(readExample(code)))
    .filter((value) => isRecord(value) && value.component === name);
  expect(used.length).toBeGreaterThan(0);
});

function isBound(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).some((key) => key.startsWith('$$'));
}

function fits(value: unknown, {type, enum: values}: ArgType): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'event':
    case 'template':
    case 'element':
      return false;
    default:
      return typeof value === type && (values?.includes(String(value)) ?? true);
  }
}

/** What is wrong with the properties of an element, if it is a built-in component. */
function findWrongProps(element: unknown): string[] {
  if (!isRecord(element) || typeof element.component !== 'string') {
    return [];
  }
  const argTypes = STUDIO_COMPONENTS[element.component]?.argTypes ?? {};
  return Object.entries(isRecord(element.props) ? element.props : {})
    .filter(([name, value]) => {
      const argType = argTypes[name];
      return !argType || !(isBound(value) || fits(value, argType));
    })
    .map(([name]) => `${String(element.component)}.${name}`);
}

test.each(examples)('the example at $file:$line sets properties that exist', ({code}) => {
  expect(listValues(readExample(code)).flatMap(findWrongProps)).toEqual([]);
});

test.each([
  [{component: 'Button', props: {size: 'huge'}}, ['Button.size']],
  [{component: 'Button', props: {colour: 'primary'}}, ['Button.colour']],
  [{component: 'Button', props: {onClick: {$$jsExpressionAction: ''}, size: 'large'}}, []],
])('%j has the wrong properties %j', (element, wrong) => {
  expect(findWrongProps(element)).toEqual(wrong);
});

test.each(Object.keys(FILE_SCHEMA.definitions))('the section of %s has an example', (name) => {
  const example = examples.find(({section}) => section === `definition-${name}`);
  const validate = compile(`definitions/${name}`);
  const found = listValues(readExample(example?.code ?? '')).some((value) => validate(value));
  expect(found).toBe(true);
});
