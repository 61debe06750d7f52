/** Escapes that follow each other, such as the two bytes of `%C3%A4`; or a sign that is none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a hash decodable: percent signs that stand for no character are escaped. What the hash names
 * stays the same, because browsers look for it in its decoded form, too.
 *
 * @returns the same text when nothing is wrong with it
 */
export function repairHash(hash: string): string {
  return hash.replace(ESCAPES, (escapes) =>
    isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
}
