import type {JsonValue} from './sourceTypes';

/** A value as it stands in a YAML file, on one line: strings in quotes, lists and maps in flow style. */
export function formatValue(value: JsonValue): string {
  if (Array.isArray(value)) {
    return `[${value.map(formatValue).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => `${key}: ${formatValue(entry)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}
