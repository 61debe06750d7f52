import {parseCommand, type GuideCommand} from './parseCommand';

const KNOWN: readonly [string, GuideCommand][] = [
  ['cd my-app', {kind: 'change folder', folder: 'my-app'}],
  ['mkdir -p a b/c', {kind: 'make folders', folders: ['a', 'b/c']}],
  ['npm init -y', {kind: 'run', program: 'npm', args: ['init', '-y']}],
  [
    'npm install  -D @types/react@19',
    {kind: 'run', program: 'npm', args: ['install', '-D', '@types/react@19']},
  ],
  ['npm run build', {kind: 'run', program: 'npm', args: ['run', 'build']}],
  ['npx tsc --noEmit', {kind: 'run', program: 'npx', args: ['tsc', '--noEmit']}],
  ['npm run dev', {kind: 'start a server', text: 'npm run dev'}],
  ['npm start', {kind: 'start a server', text: 'npm start'}],
];

test.each(KNOWN)('%s', (line, command) => {
  expect(parseCommand(line)).toEqual(command);
});

test.each([
  ['rm -rf node_modules', /no command that the runner knows; it knows cd, mkdir/],
  ['npm run deploy', /no command that the runner knows/],
  ['npx create-toolpad-app', /no command that the runner knows/],
  ['cd', /no command that the runner knows/],
  ['cd a b', /no command that the runner knows/],
  ['npm installation', /no command that the runner knows/],
  ['mkdir a && cd a', /uses the shell; write one plain command a line/],
  ['npm install $PACKAGE', /uses the shell/],
  ['npm init > log', /uses the shell/],
])('%s is refused', (line, message) => {
  expect(parseCommand(line)).toMatch(message);
});
