import {diffArrays} from 'diff';

/**
 * Finds lines of a text again in a changed version of it. A line that was changed becomes all the
 * lines that stand in its place.
 *
 * @param indexes - lines of the first text, from zero
 * @returns lines of the second text, from zero, in order
 */
export function mapLines(before: string, after: string, indexes: readonly number[]): number[] {
  const toLines = (text: string) => text.split('\n').map((line) => line.trim());
  const wanted = new Set(indexes);
  const found: number[] = [];
  let source = 0;
  let target = 0;
  let isWanted = false;
  for (const {added, removed, value} of diffArrays(toLines(before), toLines(after))) {
    const count = value.length;
    if (removed) {
      isWanted = value.some((_, offset) => wanted.has(source + offset));
      source += count;
    } else if (added) {
      found.push(...(isWanted ? value.map((_, offset) => target + offset) : []));
      isWanted = false;
      target += count;
    } else {
      found.push(
        ...value.flatMap((_, offset) => (wanted.has(source + offset) ? [target + offset] : [])),
      );
      isWanted = false;
      source += count;
      target += count;
    }
  }
  return found;
}
