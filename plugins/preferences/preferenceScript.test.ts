/** @jest-environment jsdom */
import {PREFERENCE_NAMES, PREFERENCES} from '../../src/shared/preferences';
import {PREFERENCE_CASES} from '../../tests/setup/preferenceCases';
import {createPreferenceScript} from './preferenceScript';

const SCRIPT = createPreferenceScript(PREFERENCE_NAMES.map((name) => PREFERENCES[name]));
const root = document.documentElement;

function setSystemMode(mode: 'light' | 'dark') {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({matches: mode === 'dark'}),
  });
}

/** What Docusaurus' own script has written before ours runs. */
function setChoice(choice: string) {
  root.setAttribute('data-theme-choice', choice);
  root.setAttribute('data-theme', choice === 'system' ? 'light' : choice);
}

function clearCookies() {
  for (const name of PREFERENCE_NAMES) {
    document.cookie = `${PREFERENCES[name].store.key}=;path=/;max-age=0`;
  }
}

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  window.history.replaceState(null, '', '/');
  setSystemMode('light');
  setChoice('system');
});

test.each(PREFERENCE_CASES)(
  '$name with query "$search", hash "$hash", stored "$stored" is $expected',
  ({name, search = '', hash = '', stored, expected}) => {
    window.history.replaceState(null, '', `/${search}${hash}`);
    const {store, attribute, mirror} = PREFERENCES[name];
    if (stored !== undefined && store.kind === 'cookie') {
      document.cookie = `${store.key}=${stored};path=/`;
    } else if (stored !== undefined) {
      localStorage.setItem(store.key, stored);
    }
    window.eval(SCRIPT);
    expect(root.getAttribute(attribute)).toBe(expected);
    expect(root.getAttribute(mirror ?? attribute)).toBe(expected);
  },
);

test.each([
  ['', 'system', 'light', 'system', 'light'],
  ['', 'dark', 'light', 'dark', 'dark'],
  ['?theme=dark', 'system', 'light', 'dark', 'dark'],
  ['?theme=light', 'dark', 'dark', 'light', 'light'],
  ['?theme=system', 'dark', 'light', 'system', 'light'],
  ['?theme=system', 'light', 'dark', 'system', 'dark'],
  ['?theme=purple', 'dark', 'light', 'dark', 'dark'],
] as const)(
  'mode: query "%s", stored %s, system %s → %s, %s',
  (search, stored, system, choice, mode) => {
    window.history.replaceState(null, '', `/${search}`);
    setSystemMode(system);
    setChoice(stored);
    window.eval(SCRIPT);
    expect(root.getAttribute('data-theme-choice')).toBe(choice);
    expect(root.getAttribute('data-theme')).toBe(mode);
  },
);

test.each(['purple', 'null', '{"mode":"dark"}'])(
  'a stored mode that nobody knows (%s) is one console error that names it; the system decides',
  (stored) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    setSystemMode('dark');
    setChoice(stored);
    window.eval(SCRIPT);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining(`"${stored}"`));
    expect(root.getAttribute('data-theme-choice')).toBe('system');
    expect(root.getAttribute('data-theme')).toBe('dark');
  },
);

test('blocked storage and cookies leave the defaults', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  window.eval(SCRIPT);
  for (const name of PREFERENCE_NAMES) {
    expect(root.getAttribute(PREFERENCES[name].attribute)).toBe(PREFERENCES[name].fallback);
  }
});

test('stays small: every page carries it', () => {
  expect(SCRIPT.length).toBeLessThan(2450);
});
