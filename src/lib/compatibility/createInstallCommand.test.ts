import {createInstallCommand} from './createInstallCommand';

test.each([
  ['npm', false, 'npm install react@19 react-dom@19'],
  ['pnpm', false, 'pnpm add react@19 react-dom@19'],
  ['yarn', true, 'yarn add -D react@19 react-dom@19'],
  ['bun', true, 'bun add -D react@19 react-dom@19'],
  [null, true, 'npm install -D react@19 react-dom@19'],
  ['deno', false, 'npm install react@19 react-dom@19'],
])('%s, for development: %s', (manager, isDev, command) => {
  expect(createInstallCommand(manager, ['react@19', 'react-dom@19'], {isDev})).toBe(command);
});
