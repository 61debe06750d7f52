import * as v from 'valibot';

// Only used to resolve `//host/path`; its own name never shows.
const BASE = 'https://toolpad.invalid';

/**
 * Lets an address of a stranger through only as `https:`. Networks leave the scheme out
 * (`//host/path`), which then means `https:`, also on a page that itself came over `http:`.
 *
 * @returns the full address, or null for any other scheme, for a path, and for what is no address
 */
export function toHttpsUrl(value: string): string | null {
  const text = value.trim();
  if (!/^(?:https:)?\/\//i.test(text)) {
    return null;
  }
  try {
    const url = new URL(text, BASE);
    // `https://mui.com@evil.example` reads as one site and leads to another.
    return url.protocol === 'https:' && url.username === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** The valibot schema of such an address. */
export const httpsUrlSchema = v.pipe(v.string(), v.transform(toHttpsUrl), v.string());

const MAX_TEXT_LENGTH = 200;

/** The valibot schema of a short text of a stranger: one line, not empty, cut where it goes on. */
export const adTextSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)),
  v.minLength(1),
);
