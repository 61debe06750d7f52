import {
  PREFERENCE_CHANNEL,
  PREFERENCES,
  type PreferenceDefinition,
  type PreferenceName,
  type PreferenceValues,
} from '../../shared/preferences';
import {clearStored, writeStored} from './preferenceStore';

function tellOtherTabs(name: PreferenceName, value: string): void {
  const channel = new BroadcastChannel(PREFERENCE_CHANNEL);
  channel.postMessage({name, value});
  channel.close();
}

/**
 * Sets a preference: in this document, in the store and in other tabs.
 *
 * @param choice - `null` forgets what was chosen and returns to the default
 */
export function choosePreference<Name extends PreferenceName>(
  name: Name,
  choice: PreferenceValues[Name] | null,
): void {
  const definition: PreferenceDefinition<PreferenceValues[Name]> = PREFERENCES[name];
  const next = choice ?? definition.fallback;
  document.documentElement.setAttribute(definition.attribute, next);
  if (choice === null) {
    clearStored(definition, window);
  } else {
    writeStored(definition, choice, window);
  }
  tellOtherTabs(name, next);
}
