// Holds the committed data against the published packages, read in another way than the tool that
// wrote it. Needs the registry, and fails without it.
import {rm} from 'node:fs/promises';
import {STUDIO_COMMANDS} from '../data/commands';
import {STUDIO_COMPONENTS} from '../data/components';
import {FILE_SCHEMA} from '../data/fileSchema';
import {packPublished} from './packPublished';
import {readPublishedCommands} from './readCommands';
import {readPublishedComponents} from './readComponents';
import {readPublishedFileSchema} from './readFileSchema';

let folder = '';

beforeAll(async () => {
  folder = await packPublished([
    '@toolpad/studio',
    '@toolpad/studio-components',
    '@toolpad/studio-runtime',
  ]);
}, 60_000);

afterAll(() => rm(folder, {recursive: true, force: true}));

test('the data has every component of the package, and each as it is there', () => {
  const published = readPublishedComponents(folder);
  expect(Object.keys(STUDIO_COMPONENTS)).toEqual(
    Object.keys(published).sort((a, b) => a.localeCompare(b, 'en')),
  );
  // One by one, so that a difference names its component.
  for (const [name, config] of Object.entries(STUDIO_COMPONENTS)) {
    const other: unknown = JSON.parse(JSON.stringify(published[name]));
    expect({[name]: config}).toEqual({[name]: other});
  }
});

test('the file schema is that of the package', () => {
  const published: unknown = JSON.parse(JSON.stringify(readPublishedFileSchema(folder)));
  expect(FILE_SCHEMA).toEqual(published);
});

test('the commands have the flags that the sources of the package declare', async () => {
  const published = await readPublishedCommands(folder);
  expect(Object.keys(STUDIO_COMMANDS).sort()).toEqual(Object.keys(published).sort());
  for (const [name, {flags, valueFlags}] of Object.entries(published)) {
    // yargs itself adds these two to every command that has help of its own.
    const added = name === 'help' ? [] : ['--help', '--version'];
    const documented = STUDIO_COMMANDS[name];
    expect([name, [...(documented?.flags ?? [])].sort()]).toEqual([
      name,
      [...flags, ...added].sort(),
    ]);
    expect([name, [...(documented?.valueFlags ?? [])].sort()]).toEqual([
      name,
      [...valueFlags].sort(),
    ]);
  }
});
