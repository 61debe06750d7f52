import {readCommands} from './readCommands';

test.each([
  ['one call', 'npm install', [[1, 'npm', 'install']]],
  [
    'two lines',
    'cd app\nnpm ci',
    [
      [1, 'cd', 'app'],
      [2, 'npm', 'ci'],
    ],
  ],
  [
    'calls in a row',
    'cd app && npm ci; ls',
    [
      [1, 'cd', 'app'],
      [1, 'npm', 'ci'],
      [1, 'ls'],
    ],
  ],
  [
    'a pipe',
    'npm ls | head',
    [
      [1, 'npm', 'ls'],
      [1, 'head'],
    ],
  ],
  [
    'a broken line',
    'npm install \\\n  a \\\n  b\nls',
    [
      [1, 'npm', 'install', 'a', 'b'],
      [4, 'ls'],
    ],
  ],
  ['a comment', '# Install.\nnpm ci # quickly', [[2, 'npm', 'ci']]],
  ['quotes', 'git commit -m "Add the app"', [[1, 'git', 'commit', '-m', 'Add the app']]],
  ['a variable of its own', 'BROWSER=none PORT=1 npm start', [[1, 'npm', 'start']]],
  ['only a variable', 'BROWSER=none', []],
  ['a variable', 'echo $HOME', [[1, 'echo', '$HOME']]],
  ['a redirection', 'echo hi > out.txt', [[1, 'echo', 'hi']]],
  ['a pattern', 'rm *.tsx', [[1, 'rm', '*.tsx']]],
  [
    'output',
    '$ npm -v\n11.0.0\n$ ls',
    [
      [1, 'npm', '-v'],
      [3, 'ls'],
    ],
  ],
  ['nothing', '\n', []],
])('%s', (_name, code, expected) => {
  expect(readCommands(code).map(({words, line}) => [line, ...words])).toEqual(expected);
});
