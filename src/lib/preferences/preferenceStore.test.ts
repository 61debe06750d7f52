import {PREFERENCES} from '../../shared/preferences';
import {clearStored, readCookie, readStored, writeStored} from './preferenceStore';

function createEnvironment() {
  const items = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return {localStorage: storage, document: {cookie: ''}};
}

function createBlockedEnvironment() {
  return {
    document: {
      get cookie(): string {
        throw new DOMException('denied', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('denied', 'SecurityError');
      },
    },
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
}

test.each([
  ['codeVariant=JS', 'JS'],
  ['a=1; codeVariant=JS; b=2', 'JS'],
  ['xcodeVariant=TS; codeVariant=JS', 'JS'],
  ['codeVariant=', ''],
  ['codeVariant', null],
  ['', null],
])('reads the cookie from %j', (cookies, expected) => {
  expect(readCookie(cookies, 'codeVariant')).toBe(expected);
});

test('a code preference is a cookie of one year for the whole host', () => {
  const environment = createEnvironment();
  writeStored(PREFERENCES.codeLanguage, 'js', environment);
  expect(environment.document.cookie).toBe('codeVariant=JS;path=/;max-age=31536000;SameSite=Lax');
  writeStored(PREFERENCES.codeStyling, 'tailwind', environment);
  expect(environment.document.cookie).toBe(
    'codeStyling=tailwind;path=/;max-age=31536000;SameSite=Lax',
  );
});

test('direction and density are kept in browser storage and can be forgotten', () => {
  const environment = createEnvironment();
  writeStored(PREFERENCES.direction, 'rtl', environment);
  expect(readStored(PREFERENCES.direction, environment)).toBe('rtl');
  clearStored(PREFERENCES.direction, environment);
  expect(readStored(PREFERENCES.direction, environment)).toBeNull();
});

test.each([PREFERENCES.direction, PREFERENCES.codeStyling])(
  'blocked storage reads as nothing and swallows what is written',
  (definition) => {
    const environment = createBlockedEnvironment();
    expect(readStored(definition, environment)).toBeNull();
    expect(() => clearStored(definition, environment)).not.toThrow();
  },
);

test('a choice that cannot be stored is not an error', () => {
  const environment = createBlockedEnvironment();
  expect(() => writeStored(PREFERENCES.direction, 'rtl', environment)).not.toThrow();
  expect(() => writeStored(PREFERENCES.codeLanguage, 'js', environment)).not.toThrow();
});
