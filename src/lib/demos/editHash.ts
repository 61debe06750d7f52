import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';
import {editHashStart} from './editHashStart';

/** The longest hash that is read: a page of code, and no more than servers and chats let through. */
export const MAX_EDIT_HASH_LENGTH = 16_000;

/** The hash under which an edited demo can be shared. */
export function formatEditHash(id: string, code: string): string {
  return editHashStart(id) + compressToEncodedURIComponent(code);
}

/** The code in a hash; null when it carries none for this demo. */
export function readEditHash(id: string, hash: string): string | null {
  const start = editHashStart(id);
  if (!hash.startsWith(start) || hash.length > MAX_EDIT_HASH_LENGTH) {
    return null;
  }
  // What cannot be unpacked is an empty text or null.
  return decompressFromEncodedURIComponent(hash.slice(start.length)) || null;
}
