import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PRODUCT_IDS} from '../../src/shared/products';
import type {PageSource} from './parsePage';
import type {PageKind} from './types';

// Made by plugins/api-reference; what the last build left there may be out of date.
const GENERATED = 'core/api/';

function listFiles(rootDir: string, folder: string): string[] {
  return readdirSync(path.join(rootDir, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
    path.posix.join(folder, file.replaceAll(path.sep, '/')),
  );
}

function kindOf(file: string): PageKind | null {
  const name = path.posix.basename(file);
  if (!name.endsWith('.mdx')) {
    return null;
  }
  if (file.startsWith(GENERATED)) {
    return 'generated';
  }
  return name.startsWith('_') ? 'part' : file.startsWith('src/') ? null : 'page';
}

/** The texts of all pages of both products, and of the parts of pages that are not MDX. */
export function findPages(rootDir: string): PageSource[] {
  return [...PRODUCT_IDS, 'src/pages']
    .flatMap((folder) => listFiles(rootDir, folder))
    .sort()
    .flatMap((file) => {
      const kind = kindOf(file);
      return kind
        ? [{path: file, kind, source: readFileSync(path.join(rootDir, file), 'utf8')}]
        : [];
    });
}
