import {parseDemo} from './parseDemo';

const DEMO = `import * as React from 'react';
import type {Router} from '@toolpad/core/AppProvider';
import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import Button from '@mui/material/Button';
import {useMemoryRouter as useRouter} from '../../../demos/useMemoryRouter';

export default function Harbour() {
  const router: Router = useRouter('/');
  if (!router) {
    return null;
  }
  return (
    <AppProvider>
      <Button>Leave</Button>
    </AppProvider>
  );
}
`;

test('finds what runs, and leaves types out', () => {
  expect(parseDemo('Harbour.tsx', DEMO).imports).toEqual([
    {specifier: 'react', names: ['*']},
    {specifier: '@toolpad/core/AppProvider', names: ['AppProvider']},
    {specifier: '@mui/material/Button', names: ['default']},
    {specifier: '../../../demos/useMemoryRouter', names: ['useMemoryRouter']},
  ]);
});

test('an import for its effect has no names', () => {
  const {imports} = parseDemo('A.tsx', "import 'dayjs/locale/nl';\nexport default () => null;\n");
  expect(imports).toEqual([{specifier: 'dayjs/locale/nl', names: []}]);
});

test('the main lines are the last thing that the component returns', () => {
  expect(parseDemo('Harbour.tsx', DEMO).mainLines).toEqual({first: 11, last: 15});
});

test.each([
  ['export default () => null;\n', {first: 0, last: 0}],
  ['const A = () => null;\n\nexport default A;\n', {first: 2, last: 2}],
  ['export default function A() {\n  throw new Error();\n}\n', {first: 0, last: 2}],
])('without a return statement they are the export: %j', (code, expected) => {
  expect(parseDemo('A.tsx', code).mainLines).toEqual(expected);
});

const HOOK_DEMO = `import {DialogsProvider, useDialogs} from '@toolpad/core/useDialogs';

function Gate() {
  const dialogs = useDialogs();
  return <button onClick={() => dialogs.alert('Shut')}>Open</button>;
}

export default function Yard() {
  return (
    <DialogsProvider>
      <Gate />
    </DialogsProvider>
  );
}
`;

test('where the component returns a bare provider, they are the function that calls the hook', () => {
  expect(parseDemo('Yard.tsx', HOOK_DEMO).mainLines).toEqual({first: 2, last: 5});
});

test.each([
  ['a component of Core', '<DialogsProvider>', '<DialogsProvider><Crud />', 'Crud'],
  ['a provider with options', '<DialogsProvider>', '<DialogsProvider unmountAfter={0}>', 'Codec'],
])('%s is what they are about, whoever calls a hook', (_, from, to, name) => {
  const code = HOOK_DEMO.replace(from, to).replace('useDialogs}', `useDialogs, ${name}}`);
  expect(parseDemo('Yard.tsx', code).mainLines).toEqual({first: 8, last: 12});
});

test('a context with a value is a bare provider; a type argument hides no hook', () => {
  const code = HOOK_DEMO.replace('<DialogsProvider>', '<SessionContext value={null}>')
    .replace('</DialogsProvider>', '</SessionContext>')
    .replace('DialogsProvider, useDialogs', 'SessionContext, useDialogs')
    .replace('useDialogs()', 'useDialogs<string>()');
  expect(parseDemo('Yard.tsx', code).mainLines).toEqual({first: 2, last: 5});
});

test('a hook that is called in the component itself brings all of it', () => {
  const code = `import {useLocalStorageState as useStored} from '@toolpad/core';

export default function Note() {
  const [note] = useStored('note');
  return <p>{note}</p>;
}
`;
  expect(parseDemo('Note.tsx', code).mainLines).toEqual({first: 2, last: 5});
});

test.each([
  [
    'export default function A() {\n  return <p>;\n}\n',
    /^a\/A\.tsx:2: this demo does not compile\./,
  ],
  ['const a = ;\nexport default () => a;\n', /^a\/A\.tsx:1: this demo does not compile\./],
  ['export function A() {\n  return null;\n}\n', /^a\/A\.tsx:4: this demo has no default export/],
  ['', /^a\/A\.tsx:1: this demo has no default export/],
])('%j is an error with file and line', (code, message) => {
  expect(() => parseDemo('a/A.tsx', code)).toThrow(message);
});
