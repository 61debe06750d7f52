import {findRangeProblem, parseRanges} from './lineRanges';

test.each([
  ['1', [0]],
  ['1,3-5', [0, 2, 3, 4]],
  ['2-2', [1]],
  ['5', [4]],
])('{%s} of five lines', (ranges, lines) => {
  expect(findRangeProblem(ranges, 5)).toBeNull();
  expect(parseRanges(ranges)).toEqual(lines);
});

test.each([
  ['', 'is not a list of lines'],
  ['one', 'is not a list of lines'],
  ['1, 2', 'is not a list of lines'],
  ['1-', 'is not a list of lines'],
  ['-1', 'is not a list of lines'],
  ['0', 'lines count up from 1'],
  ['3-2', 'lines count up from 1'],
  ['6', 'names line 6, but the code has 5 lines'],
  ['2-9', 'names line 9, but the code has 5 lines'],
])('{%s} is refused', (ranges, problem) => {
  expect(findRangeProblem(ranges, 5)).toContain(problem);
});
