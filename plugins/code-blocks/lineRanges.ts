const RANGES = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

/** What is wrong with ranges such as `1,3-5`; null when they are in order. */
export function findRangeProblem(ranges: string, lineCount: number): string | null {
  if (!RANGES.test(ranges)) {
    return `"{${ranges}}" is not a list of lines; write numbers and ranges, such as {1,3-5}`;
  }
  const pairs = ranges.split(',').map((part) => part.split('-').map(Number));
  const isInside = pairs.every(([first = 0, last = first]) => first >= 1 && first <= last);
  const highest = Math.max(...pairs.flat());
  if (!isInside) {
    return `"{${ranges}}" counts backwards or from zero; lines count up from 1`;
  }
  return highest > lineCount
    ? `"{${ranges}}" names line ${highest}, but the code has ${lineCount} lines`
    : null;
}

/**
 * The indexes of the lines that ranges name, from zero.
 *
 * @param ranges - ranges in which `findRangeProblem` finds nothing
 */
export function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, offset) => first - 1 + offset);
  });
}
