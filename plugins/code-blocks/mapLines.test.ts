import {mapLines} from './mapLines';

const BEFORE = `



function c(
  d,
) {
  return d;
}`;
const AFTER = `function c(d) {
  return d;
}`;

test.each([
  ['a line that stays', [7], [1]],
  ['lines that become one', [4, 5], [0]],
  ['blank lines', [1, 3], []],
  ['nothing', [], []],
  ['everything', [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2]],
])('%s', (_name, lines, expected) => {
  expect(mapLines(BEFORE, AFTER, lines)).toEqual(expected);
});

test('indentation does not matter', () => {
  expect(mapLines('a\n  b\nc', 'a\nb\nc', [1])).toEqual([1]);
});
