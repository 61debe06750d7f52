// The reference pages of Studio show everything there is, and what they show is right.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {STUDIO_COMPONENTS} from '../../plugins/studio-reference/data/components';
import {FILE_SCHEMA} from '../../plugins/studio-reference/data/fileSchema';
import {API_TYPES} from '../../plugins/studio-reference/functions/apiTypes';
import {
  isDefinition,
  validateStudioFile,
} from '../../plugins/studio-reference/validation/validateStudioFile';
import {isRecord, listValues} from '../../plugins/studio-reference/validation/values';
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
  expect(validateStudioFile(readExample(code))).toEqual([]);
});

test.each(Object.keys(STUDIO_COMPONENTS))('the page of %s has an example with it', (name) => {
  const page = pages.find(({text}) => text.includes(`default/${name}.json'`));
  const used = examples
    .filter(({file}) => file === page?.file)
    .flatMap(({code}) => listValues(readExample(code)))
    .filter(({value}) => isRecord(value) && value.component === name);
  expect(used.length).toBeGreaterThan(0);
});

test.each(Object.keys(FILE_SCHEMA.definitions))('the section of %s has an example', (name) => {
  const example = examples.find(({section}) => section === `definition-${name}`);
  const values = listValues(readExample(example?.code ?? ''));
  const found = values.some(({value}) => isDefinition(name, value));
  expect(found).toBe(true);
});
