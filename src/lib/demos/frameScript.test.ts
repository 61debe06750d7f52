/** @jest-environment jsdom */
import {createFrameScript} from './frameScript';

const SCRIPT = createFrameScript({
  prefix: 'demo/',
  siteMode: 'theme',
  siteDirection: 'toolpad-direction',
  appMode: 'toolpad-mode',
});

const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
const originalSession = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
const real = window.localStorage;

/** The window as a page has it before the script. */
function restore() {
  for (const [name, descriptor] of [
    ['localStorage', original],
    ['sessionStorage', originalSession],
  ] as const) {
    if (descriptor) {
      Object.defineProperty(window, name, descriptor);
    }
  }
}

beforeEach(() => {
  restore();
  real.clear();
  window.history.replaceState(null, '', '/');
});

afterAll(restore);

test('a demo writes and reads under its own prefix only', () => {
  real.setItem('a', 'of the site');
  window.eval(SCRIPT);
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.setItem('a', 'of the demo');
  expect(localStorage.getItem('a')).toBe('of the demo');
  expect(localStorage.length).toBe(1);
  expect(localStorage.key(0)).toBe('a');
  expect(localStorage.key(1)).toBeNull();
  expect(Object.fromEntries(Object.entries(real))).toEqual({
    a: 'of the site',
    'demo/a': 'of the demo',
  });
  localStorage.clear();
  expect(Object.fromEntries(Object.entries(real))).toEqual({a: 'of the site'});
});

test.each([
  ['', {}, null],
  ['', {theme: 'dark'}, 'dark'],
  ['', {theme: 'purple'}, null],
  ['?theme=light', {theme: 'dark'}, 'light'],
  ['', {theme: 'dark', 'demo/toolpad-mode': 'light'}, 'light'],
  ['', {theme: 'dark', 'demo/toolpad-mode': 'system'}, 'system'],
  ['', {theme: 'dark', 'demo/toolpad-mode': 'sepia'}, 'dark'],
  ['', {'demo/toolpad-mode': 'sepia'}, null],
])('query "%s" and stored %j start the app in the mode %j', (search, stored, expected) => {
  window.history.replaceState(null, '', `/${search}`);
  for (const [key, value] of Object.entries(stored)) {
    real.setItem(key, value);
  }
  window.eval(SCRIPT);
  expect(localStorage.getItem('toolpad-mode')).toBe(expected);
});

test('the direction of the site is read, and never written', () => {
  real.setItem('toolpad-direction', 'rtl');
  window.eval(SCRIPT);
  expect(localStorage.getItem('toolpad-direction')).toBe('rtl');
  localStorage.setItem('toolpad-direction', 'ltr');
  expect(real.getItem('toolpad-direction')).toBe('rtl');
});

test('running twice is running once', () => {
  window.eval(SCRIPT);
  window.eval(SCRIPT);
  localStorage.setItem('a', '1');
  expect(real.getItem('demo/a')).toBe('1');
});

test('other documents are heard about the own keys only, under their own names', () => {
  window.eval(SCRIPT);
  const heard: (string | null)[] = [];
  const listen = ({key}: StorageEvent) => heard.push(key);
  window.addEventListener('storage', listen);
  for (const key of ['demo/a', 'a', 'other/a']) {
    window.dispatchEvent(new StorageEvent('storage', {key, newValue: '1', storageArea: real}));
  }
  window.removeEventListener('storage', listen);
  expect(heard).toEqual(['a']);
});

test('where storage is forbidden there is one that forgets', () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
  window.eval(SCRIPT);
  localStorage.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  expect(sessionStorage.getItem('a')).toBeNull();
  expect(real).toHaveLength(0);
});
