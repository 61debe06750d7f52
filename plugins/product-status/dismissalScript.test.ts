/** @jest-environment jsdom */
import {createDismissalScript, DISMISSED_ATTRIBUTE} from './dismissalScript';

const SCRIPT = createDismissalScript(
  [
    {product: 'studio', storageKey: 'status-studio'},
    {product: 'core', storageKey: 'status-core'},
  ],
  'true',
);

/** Runs the script and returns what it leaves on the html element. */
function run() {
  window.eval(SCRIPT);
  return document.documentElement.getAttribute(DISMISSED_ATTRIBUTE);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(DISMISSED_ATTRIBUTE);
});

test.each([
  [{}, null],
  [{'status-core': 'true'}, 'core'],
  [{'status-studio': 'true'}, 'studio'],
  [{'status-studio': 'true', 'status-core': 'true'}, 'studio core'],
  [{'status-core': 'yes'}, null],
  [{'status-core': '{"a":1}'}, null],
])('with %j stored it sets %j', (stored, expected) => {
  Object.entries(stored).forEach(([key, value]) => {
    localStorage.setItem(key, value);
  });
  expect(run()).toBe(expected);
});

test('blocked storage leaves the page as it is', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run()).toBeNull();
});

test('stays small: every page carries it', () => {
  expect(SCRIPT.length).toBeLessThan(400);
});
