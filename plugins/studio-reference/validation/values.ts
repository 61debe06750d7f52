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
