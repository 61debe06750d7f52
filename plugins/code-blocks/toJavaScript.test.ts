import formatterSettings from '../../.prettierrc.json';
import {CodeSyntaxError, FORMAT, toJavaScript} from './toJavaScript';

const TYPED = `import * as React from 'react';
import {AppProvider, Navigation} from '@toolpad/core/AppProvider';
import type {Router} from '@toolpad/core';
import {type Session, useSession} from '@toolpad/core/useSession';
import './styles.css';

interface Props<T extends object> {
  rows: T[];
}

/** What the app shows. */
export default function App<T extends object>({rows}: Props<T>): React.ReactNode {
  // One at a time.
  const [open, setOpen] = React.useState<boolean>(false);

  const navigation = [{title: 'Rows'}] satisfies Navigation;
  const session = useSession<Session>()!;

  return (
    <AppProvider<T> navigation={navigation}>
      {/* The rows. */}
      {rows.map((row: T) => (row as unknown as string))}
    </AppProvider>
  );
}`;

const UNTYPED = `import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {useSession} from '@toolpad/core/useSession';
import './styles.css';

/** What the app shows. */
export default function App({rows}) {
  // One at a time.
  const [open, setOpen] = React.useState(false);

  const navigation = [{title: 'Rows'}];
  const session = useSession();

  return (
    <AppProvider navigation={navigation}>
      {/* The rows. */}
      {rows.map((row) => row)}
    </AppProvider>
  );
}`;

test('types go, comments and blank lines stay, the rest is formatted', async () => {
  await expect(toJavaScript(TYPED, {jsx: true})).resolves.toBe(UNTYPED);
});

test.each([
  ['const a = {b:1}', false],
  ["import * as React from 'react';\n\nexport const a = <b />;", true],
  ['const  oddly   =  (formatted)\n', false],
  ['', false],
])('%j says the same in both languages, so it stays as it is', async (code, jsx) => {
  await expect(toJavaScript(code, {jsx})).resolves.toBe(code);
});

test.each([
  ['interface A {\n  b: string;\n}', false, ''],
  ['const a = <string>b;', false, 'const a = b;'],
  ['const a = <T,>(b: T) => b;', true, 'const a = (b) => b;'],
  ['export type A = 1;\nexport const b: A = 1;', false, 'export const b = 1;'],
  ['await run<Row>(a!);', false, 'await run(a);'],
])('%j becomes plain', async (code, jsx, expected) => {
  await expect(toJavaScript(code, {jsx})).resolves.toBe(expected);
});

test.each([
  ['const a = ;', false, 1],
  ['const a = 1;\n\nfunction (', false, 3],
  ['const a = (\n  <b>\n);', true, 2],
  ['const a = <string>b;', true, 1],
])('%j does not parse, and the line is named', async (code, jsx, line) => {
  const failure: unknown = await toJavaScript(code, {jsx}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CodeSyntaxError);
  expect(failure).toHaveProperty('line', line);
});

test('JavaScript is formatted like the pages', () => {
  expect(formatterSettings).toMatchObject(FORMAT);
});
