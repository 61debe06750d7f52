import {closest, distance} from 'fastest-levenshtein';

/** Whether a value is an object with keys, as YAML maps are. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value inside a file, and where it stands. */
export interface PlacedValue {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** A value and all values inside it. */
export function listValues(value: unknown, path: readonly string[] = []): PlacedValue[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{path, value}, ...inside.flatMap(([key, child]) => listValues(child, [...path, key]))];
}

/** `spec.queries.0` in backticks, or "the file". */
export function namePath(path: readonly string[]): string {
  return path.length === 0 ? 'the file' : `\`${path.join('.')}\``;
}

/** Offers the known word that comes closest, and all of them. */
export function offer(word: string, known: readonly string[]): string {
  const nearest = known.length > 0 ? closest(word, [...known]) : '';
  const isNear = nearest !== '' && distance(word, nearest) <= Math.max(1, word.length / 3);
  const guess = isNear ? `Did you mean \`${nearest}\`? ` : '';
  return `${guess}Known are: ${known.map((name) => `\`${name}\``).join(', ')}.`;
}
