import {clearDemoStorage} from './clearDemoStorage';

/** A storage of the browser, as far as it is read here. */
function createArea(...keys: readonly string[]): Storage {
  const values = new Map(keys.map((key) => [key, '1']));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function keysOf(area: Storage): (string | null)[] {
  return Array.from({length: area.length}, (_, index) => area.key(index));
}

test('forgets what the demo has stored, and nothing else', () => {
  const localStorage = createArea('demo/a/mode', 'demo/ab', 'theme', 'demo/a/note');
  const sessionStorage = createArea('demo/a/tab', 'other');
  clearDemoStorage('demo/a/', {localStorage, sessionStorage});
  expect(keysOf(localStorage)).toEqual(['demo/ab', 'theme']);
  expect(keysOf(sessionStorage)).toEqual(['other']);
});

test('does what it can where storage is blocked', () => {
  const sessionStorage = createArea('demo/a/tab');
  clearDemoStorage('demo/a/', {
    get localStorage(): Storage {
      throw new DOMException('Access is denied', 'SecurityError');
    },
    sessionStorage,
  });
  expect(keysOf(sessionStorage)).toEqual([]);
});
