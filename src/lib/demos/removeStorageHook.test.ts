/** @jest-environment jsdom */
import {removeStorageHook} from './removeStorageHook';

test('removes the entry that an assigned function makes, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('setItem', 'function setItem() {}');
  removeStorageHook(window);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('blocked storage is left alone', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => removeStorageHook(blocked)).not.toThrow();
});
