import type * as React from 'react';
import path from 'node:path';
import type {CatalogEntry} from '../../core/demos/catalog';

/** Where the pages and demos of Core are, as an absolute path. */
export const CORE_FOLDER = path.resolve(__dirname, '../../core');

function isComponent(value: unknown): value is React.ComponentType {
  return typeof value === 'function';
}

/**
 * The component that a demo exports.
 *
 * @throws When the file has no default export that could be a component.
 */
export async function loadDemo({file}: CatalogEntry): Promise<React.ComponentType> {
  const exports: unknown = await import(path.join(CORE_FOLDER, file));
  if (
    typeof exports === 'object' &&
    exports !== null &&
    'default' in exports &&
    isComponent(exports.default)
  ) {
    return exports.default;
  }
  throw new Error(`core/${file} has no default export that is a component.`);
}
