import {code, joinParts, parseText, plain} from './text';

test.each([
  ['', []],
  ['Plain.', [plain('Plain.')]],
  ['`code`', [code('code')]],
  ['Sets `gap`.', [plain('Sets '), code('gap'), plain('.')]],
  ['`a` and `b`', [code('a'), plain(' and '), code('b')]],
])('%j is split at its backticks', (sentence, parts) => {
  expect(parseText(sentence)).toEqual(parts);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j is joined as in a sentence', (words, sentence) => {
  const parts = joinParts(
    words.map((word) => [plain(word)]),
    'or',
  );
  expect(parts.map(({text}) => text).join('')).toBe(sentence);
});
