import {decideOncePerSession, type SessionDecision} from './decideOncePerSession';

function createStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

function decide(decision: Partial<SessionDecision>): boolean {
  const storage = createStorage();
  return decideOncePerSession({
    key: 'test',
    ratio: 0.5,
    random: () => 0,
    storage: () => storage,
    ...decision,
  });
}

test.each([
  [0.2, 0, true],
  [0.2, 0.1999, true],
  [0.2, 0.2, false],
  [0.2, 0.2001, false],
  [0.1, 0.0999, true],
  [0.1, 0.1, false],
  [0.0001, 0, true],
  [0.0001, 0.00009, true],
  [0.0001, 0.0001, false],
  [0, 0, false],
  [1, 0.9999, true],
  [NaN, 0, false],
])('with the ratio %d, a draw of %d gives %s', (ratio, draw, expected) => {
  expect(decide({ratio, random: () => draw})).toBe(expected);
});

test.each([true, false])('draws once per session, whether chosen (%s) or not', (isChosen) => {
  const storage = createStorage();
  const random = jest.fn(() => (isChosen ? 0 : 0.9));
  const first = decide({random, storage: () => storage});
  const second = decide({random, storage: () => storage});
  expect([first, second]).toEqual([isChosen, isChosen]);
  expect(random).toHaveBeenCalledTimes(1);
});

test('different keys draw apart', () => {
  const storage = createStorage();
  expect(decide({key: 'one', random: () => 0, storage: () => storage})).toBe(true);
  expect(decide({key: 'two', random: () => 0.9, storage: () => storage})).toBe(false);
});

test('draws anew over what it has not written', () => {
  const storage = createStorage({test: 'yes'});
  expect(decide({random: () => 0.9, storage: () => storage})).toBe(false);
});

test.each([
  [
    'access',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'writing',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  ],
])('a session that blocks %s is never chosen', (_name, storage) => {
  expect(decide({random: () => 0, ratio: 1, storage})).toBe(false);
});
