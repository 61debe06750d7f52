import {nextFocusIndex} from './nextFocusIndex';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 1, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Home', 1, true, 0],
  ['ArrowDown', 1, false, null],
  ['a', 1, false, null],
])('%s on tab %i (right to left: %s)', (key, index, isRightToLeft, expected) => {
  expect(nextFocusIndex({key, index, count: 3, isRightToLeft})).toBe(expected);
});
