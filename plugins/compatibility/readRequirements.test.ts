import path from 'node:path';
import {createManifestReader} from './createManifestReader';
import {readRequirements} from './readRequirements';

const read = createManifestReader(path.resolve(__dirname, '../..'));
const {core, requirements, included} = readRequirements(read);

function find(name: string) {
  return requirements.find((requirement) => requirement.name === name);
}

test('has all peers of the installed Core, first and as Core writes them', () => {
  const manifest = read('@toolpad/core');
  expect(core).toEqual({name: '@toolpad/core', version: manifest.version});
  expect(Object.keys(manifest.peerDependencies).length).toBeGreaterThan(5);
  for (const [name, range] of Object.entries(manifest.peerDependencies)) {
    expect(find(name)?.ranges[0]).toEqual({by: core, range});
    const isOptional = manifest.peerDependenciesMeta[name]?.optional === true;
    expect(find(name)?.needed).toBe(isOptional ? 'optional' : 'always');
  }
});

test('adds what MUI X and Material UI ask for', () => {
  const askers = find('react')?.ranges.map(({by}) => by.name);
  expect(askers).toEqual([
    '@toolpad/core',
    '@mui/x-data-grid',
    '@mui/x-date-pickers',
    '@mui/material',
  ]);
  expect(find('@emotion/styled')?.needed).toBe('always');
  expect(find('@mui/system')?.needed).toBe('included');
});

test('leaves out what concerns no app', () => {
  for (const name of ['luxon', 'moment', 'date-fns', '@types/react', '@mui/material-pigment-css']) {
    expect(find(name)).toBeUndefined();
  }
});

test('names what comes with Core', () => {
  expect(included.map(({name}) => name)).toEqual([
    '@mui/x-data-grid',
    '@mui/x-date-pickers',
    'dayjs',
  ]);
  for (const {name, range} of included) {
    expect(range).toBe(read('@toolpad/core').dependencies[name]);
  }
});

test('a package that is not installed is an error that names it', () => {
  expect(() => createManifestReader(__dirname)('@toolpad/core')).toThrow(
    /@toolpad\/core is not installed.*npm ci/,
  );
});
