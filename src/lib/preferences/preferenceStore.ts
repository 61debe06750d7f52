import type {PreferenceDefinition} from '../../shared/preferences';

/** The parts of a browser that stores need; passed in, so that tests can block them. */
export interface StoreEnvironment {
  readonly document: Pick<Document, 'cookie'>;
  /** Reading it may throw where a reader blocks storage. */
  readonly localStorage: Storage;
}

/** The text of a cookie, or null. */
export function readCookie(cookies: string, name: string): string | null {
  const prefix = `${name}=`;
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return found === undefined ? null : found.slice(prefix.length);
}

/** The stored text of a preference, or null when there is none or storage is blocked. */
export function readStored(
  {store}: PreferenceDefinition,
  environment: StoreEnvironment,
): string | null {
  try {
    return store.kind === 'cookie'
      ? readCookie(environment.document.cookie, store.key)
      : environment.localStorage.getItem(store.key);
  } catch {
    return null;
  }
}

/** Keeps a choice. Where storage is full or blocked the choice holds for this visit only. */
export function writeStored<Value extends string>(
  {store, storedAs}: PreferenceDefinition<Value>,
  value: Value,
  environment: StoreEnvironment,
): void {
  const text = storedAs?.[value] ?? value;
  try {
    if (store.kind === 'cookie') {
      const maxAge = String(store.maxAgeSeconds);
      environment.document.cookie = `${store.key}=${text};path=/;max-age=${maxAge};SameSite=Lax`;
    } else {
      environment.localStorage.setItem(store.key, text);
    }
  } catch {
    // The attribute on the html element already carries the choice.
  }
}

/** Forgets a choice. */
export function clearStored({store}: PreferenceDefinition, environment: StoreEnvironment): void {
  try {
    if (store.kind === 'cookie') {
      environment.document.cookie = `${store.key}=;path=/;max-age=0;SameSite=Lax`;
    } else {
      environment.localStorage.removeItem(store.key);
    }
  } catch {
    // Nothing was stored either.
  }
}
