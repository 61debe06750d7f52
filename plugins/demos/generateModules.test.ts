import {clientEntry, clientIndex, playgroundModules, serverEntry} from './generateModules';
import type {Demo} from './loadDemo';

const DEMO: Demo = {
  id: 'Harbour',
  page: 'piers',
  title: 'A harbour',
  frame: false,
  provider: false,
  height: 80,
  file: 'core/piers/demos/Harbour.tsx',
  imports: [
    {specifier: 'react', names: ['*']},
    {specifier: '@mui/material/Button', names: ['default']},
    {specifier: '@mui/icons-material/Sailing', names: ['default']},
    {specifier: '../../demos/useTide', names: ['useTide']},
  ],
  localFiles: {'./useTide': 'core/demos/useTide.ts'},
  texts: [],
};

test('the browser loads a demo and its source only on demand', () => {
  const code = clientEntry(DEMO, 'the-source');
  expect(code).toContain('import("@site/core/piers/demos/Harbour.tsx")');
  expect(code).toContain('import("the-source")');
  expect(code).not.toMatch(/^import/m);
});

test('the server has both at hand', () => {
  const code = serverEntry(DEMO, 'the-source');
  expect(code).toMatch(/^import \* as demo from "@site\/core\/piers\/demos\/Harbour\.tsx";$/m);
  expect(code).toMatch(/^import \* as source from "the-source";$/m);
});

test('the index of the browser loads every entry on demand', () => {
  expect(clientIndex([DEMO])).toContain('"piers/Harbour": () => import("./piers/Harbour.js")');
});

test('the playground has the icons and local files of the demos, and Material UI as a whole', () => {
  const code = playgroundModules([DEMO]);
  expect(code).toContain('"@mui/icons-material/Sailing": () =>');
  expect(code).toContain('"./useTide": () => import("@site/core/demos/useTide.ts")');
  expect(code).toContain('"@mui/material": () =>');
  expect(code).not.toContain('@mui/material/Button');
});

test('two local files of one name are an error that names both', () => {
  const other = {...DEMO, localFiles: {'./useTide': 'core/other/useTide.ts'}};
  expect(() => playgroundModules([DEMO, other])).toThrow(
    /core\/demos\/useTide\.ts and core\/other\/useTide\.ts share a name/,
  );
});
