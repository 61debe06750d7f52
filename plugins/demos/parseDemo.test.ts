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
