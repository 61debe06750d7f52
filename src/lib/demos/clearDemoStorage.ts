/** Where a demo may have stored something. Reading either may throw where a reader blocks storage. */
export type StorageAreas = Pick<Window, 'localStorage' | 'sessionStorage'>;

function clearArea(prefix: string, area: Storage): void {
  const keys = Array.from({length: area.length}, (_, index) => area.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix)) {
      area.removeItem(key);
    }
  }
}

/** Forgets everything that a demo has stored. */
export function clearDemoStorage(prefix: string, areas: StorageAreas): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      clearArea(prefix, areas[name]);
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
