import {PREFERENCE_CASES} from '../../../tests/setup/preferenceCases';
import {PREFERENCES, type PreferenceDefinition} from '../../shared/preferences';
import {resolvePreference} from './resolvePreference';

test.each(PREFERENCE_CASES)(
  '$name with query "$search", hash "$hash", stored "$stored" is $expected',
  ({name, search = '', hash = '', stored = null, expected}) => {
    const definition: PreferenceDefinition = PREFERENCES[name];
    expect(resolvePreference(definition, {search, hash, stored})).toBe(expected);
  },
);
