import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A short name for everything that an answer depends on. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Changes when the modules of a folder change, so that no answer outlives the code that gave it. */
export function hashOfModules(folder: string): string {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return hashOf(...files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** The answer that was kept under a name for a key; undefined when there is none, or for another key. */
export function readCached<T>(
  file: string,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  try {
    const entry = v.object({key: v.literal(key), value: schema});
    return v.parse(entry, JSON.parse(readFileSync(file, 'utf8'))).value;
  } catch {
    // Absent, damaged or of another key: it is worked out again.
    return undefined;
  }
}

/** Keeps an answer; the one that was there before is replaced. */
export function writeCached(file: string, key: string, value: unknown): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({key, value}));
}
