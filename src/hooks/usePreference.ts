import * as React from 'react';
import {choosePreference} from '../lib/preferences/choosePreference';
import {coercePreference} from '../lib/preferences/resolvePreference';
import {
  PREFERENCES,
  type PreferenceDefinition,
  type PreferenceName,
  type PreferenceValues,
} from '../shared/preferences';

function useAttribute<Value extends string>(definition: PreferenceDefinition<Value>): Value {
  const {attribute, fallback} = definition;
  const subscribe = React.useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, {attributeFilter: [attribute]});
      return () => {
        observer.disconnect();
      };
    },
    [attribute],
  );
  return React.useSyncExternalStore(
    subscribe,
    () =>
      coercePreference(definition, document.documentElement.getAttribute(attribute)) ?? fallback,
    () => fallback,
  );
}

/**
 * A preference of the reader and the function that changes it. The html element carries the value:
 * the inline script wrote it before the first paint, so the server's default is what React sees
 * while it hydrates, and the real value right after.
 *
 * @returns the value, and a setter; `null` forgets the choice and returns to the default
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [PreferenceValues[Name], (value: PreferenceValues[Name] | null) => void] {
  const definition: PreferenceDefinition<PreferenceValues[Name]> = PREFERENCES[name];
  const value = useAttribute(definition);
  const set = React.useCallback(
    (choice: PreferenceValues[Name] | null) => choosePreference(name, choice),
    [name],
  );
  return [value, set];
}
