/** Forgets everything that a demo has stored. */
export function clearDemoStorage(prefix: string, areas: readonly Storage[]): void {
  for (const area of areas) {
    const keys = Array.from({length: area.length}, (_, index) => area.key(index));
    for (const key of keys) {
      if (key?.startsWith(prefix)) {
        area.removeItem(key);
      }
    }
  }
}
