import {diffArrays} from 'diff';

/**
 * Finds lines of a text again in a changed version of it. A line that was changed becomes all the
 * lines that stand in its place; a blank line becomes nothing.
 *
 * @param indexes - lines of the first text, from zero
 * @returns lines of the second text, from zero, in order
 */
export function mapLines(before: string, after: string, indexes: readonly number[]): number[] {
  const toLines = (text: string) => text.split('\n').map((line) => line.trim());
  const source = toLines(before);
  const wanted = new Set(indexes.filter((index) => source[index] !== ''));
  const found: number[] = [];
  let sourceLine = 0;
  let targetLine = 0;
  let isWanted = false;
  for (const {added, removed, value} of diffArrays(source, toLines(after))) {
    const count = value.length;
    if (removed) {
      isWanted = value.some((_, offset) => wanted.has(sourceLine + offset));
      sourceLine += count;
    } else if (added) {
      found.push(...(isWanted ? value.map((_, offset) => targetLine + offset) : []));
      isWanted = false;
      targetLine += count;
    } else {
      found.push(
        ...value.flatMap((_, offset) =>
          wanted.has(sourceLine + offset) ? [targetLine + offset] : [],
        ),
      );
      isWanted = false;
      sourceLine += count;
      targetLine += count;
    }
  }
  return found;
}
