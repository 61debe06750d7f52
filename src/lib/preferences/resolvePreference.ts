import {MAX_HASH_LENGTH, type PreferenceDefinition} from '../../shared/preferences';

/** What a browser knows when a page starts; each part may be missing. */
export interface PreferenceSources {
  /** `location.search`, such as `?dir=rtl`. */
  readonly search: string;
  /** `location.hash`, such as `#tailwind-App.tsx`. */
  readonly hash: string;
  /** The text under the preference's key in its store; null when nothing is stored or readable. */
  readonly stored: string | null;
}

/** The value if it is one that the definition knows, otherwise null. */
export function coercePreference<Value extends string>(
  definition: PreferenceDefinition<Value>,
  text: string | null | undefined,
): Value | null {
  return definition.values.find((value) => value === text) ?? null;
}

/** The value that a stored text stands for, otherwise null. */
export function parseStoredPreference<Value extends string>(
  definition: PreferenceDefinition<Value>,
  stored: string | null,
): Value | null {
  return (
    definition.values.find((value) => (definition.storedAs?.[value] ?? value) === stored) ?? null
  );
}

function fromHash<Value extends string>(
  definition: PreferenceDefinition<Value>,
  hash: string,
): Value | null {
  if (definition.hashPattern === undefined || hash.length > MAX_HASH_LENGTH) {
    return null;
  }
  return coercePreference(definition, new RegExp(definition.hashPattern).exec(hash)?.[1]);
}

/**
 * Decides a preference: the query of the URL, then its hash, then what is stored, then the default.
 * Unknown values are passed over as if they were not there.
 */
export function resolvePreference<Value extends string>(
  definition: PreferenceDefinition<Value>,
  {search, hash, stored}: PreferenceSources,
): Value {
  return (
    coercePreference(definition, new URLSearchParams(search).get(definition.query)) ??
    fromHash(definition, hash) ??
    parseStoredPreference(definition, stored) ??
    definition.fallback
  );
}
