import {closest, distance} from 'fastest-levenshtein';

/** Offers the known word that comes closest, and all of them. */
export function offer(word: string, known: readonly string[]): string {
  const nearest = known.length > 0 ? closest(word, [...known]) : '';
  const isNear = nearest !== '' && distance(word, nearest) <= Math.ceil(word.length / 2.5);
  const guess = isNear ? `Did you mean \`${nearest}\`? ` : '';
  return `${guess}Known are: ${known.map((name) => `\`${name}\``).join(', ')}.`;
}
