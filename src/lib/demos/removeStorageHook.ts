/**
 * Removes what Toolpad Core leaves in the reader's storage. When it loads it assigns a function to
 * `localStorage.setItem`, to hear of changes; a browser takes that for an entry with the key "setItem"
 * and keeps the text of the function.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Web_Storage_API/Using_the_Web_Storage_API
 */
export function removeStorageHook(areas: Pick<Window, 'localStorage'>): void {
  try {
    areas.localStorage.removeItem('setItem');
  } catch {
    // Blocked storage holds nothing.
  }
}
