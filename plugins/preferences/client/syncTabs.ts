import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {readStored} from '../../../src/lib/preferences/preferenceStore';
import {coercePreference, resolvePreference} from '../../../src/lib/preferences/resolvePreference';
import {
  PREFERENCE_CHANNEL,
  PREFERENCE_NAMES,
  PREFERENCES,
  type PreferenceDefinition,
} from '../../../src/shared/preferences';

function apply(definition: PreferenceDefinition, value: string): void {
  document.documentElement.setAttribute(definition.attribute, value);
}

/** Reads everything again: another tab may have changed it while this page was not listening. */
function refresh(): void {
  const {search, hash} = window.location;
  for (const name of PREFERENCE_NAMES) {
    const definition: PreferenceDefinition = PREFERENCES[name];
    const stored = readStored(definition, window);
    // Where nothing is stored the choice of this visit stays.
    if (stored !== null) {
      apply(definition, resolvePreference(definition, {search, hash, stored}));
    }
  }
}

function follow(event: MessageEvent<unknown>): void {
  const {data} = event;
  for (const name of PREFERENCE_NAMES) {
    const definition: PreferenceDefinition = PREFERENCES[name];
    if (isMessageAbout(data, name)) {
      const value = coercePreference(definition, data.value);
      if (value !== null) {
        apply(definition, value);
      }
    }
  }
}

function isMessageAbout(data: unknown, name: string): data is {name: string; value: string} {
  return (
    typeof data === 'object' &&
    data !== null &&
    'name' in data &&
    data.name === name &&
    'value' in data &&
    typeof data.value === 'string'
  );
}

if (ExecutionEnvironment.canUseDOM) {
  new BroadcastChannel(PREFERENCE_CHANNEL).addEventListener('message', follow);
  refresh();
  // A page that comes back from the back/forward cache has heard nothing in the meantime.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) {
      refresh();
    }
  });
}
