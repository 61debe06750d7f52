import {CATALOG} from '../../core/demos/catalog';
import type {CatalogEntry} from './types';

/** The demos of this site, with their files below the site's folder. */
export const DEMO_CATALOG: readonly CatalogEntry[] = CATALOG.map((entry) => ({
  ...entry,
  file: `core/${entry.file}`,
}));
