import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {BUILD_PACKAGES, RUNTIME_PACKAGES, TYPE_PACKAGES} from '../../src/shared/demoPackages';
import type {PackageVersions} from './types';

/** What an exported project may need. */
const BASE_PACKAGES = [...RUNTIME_PACKAGES, ...BUILD_PACKAGES, ...TYPE_PACKAGES];

const manifestSchema = Joi.object<{version: string}>({version: Joi.string().required()}).unknown();

/** The package of a module specifier: `@mui/material/Button` belongs to `@mui/material`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Where a package is installed: beside the site or above it, as Node looks for it. */
function findManifest(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  const parent = path.dirname(folder);
  if (existsSync(file)) {
    return file;
  }
  if (parent === folder) {
    throw new Error(`${name} is not installed, but exported demos need its version.`);
  }
  return findManifest(parent, name);
}

async function readVersion(siteDir: string, name: string): Promise<string> {
  const file = findManifest(siteDir, name);
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  return Joi.attempt(manifest, manifestSchema).version;
}

/**
 * The versions that this site runs its demos with, so that exported projects run with the same.
 *
 * @param specifiers - what the demos import
 */
export async function readPackageVersions(
  siteDir: string,
  specifiers: readonly string[],
): Promise<PackageVersions> {
  const names = new Set([
    ...BASE_PACKAGES,
    ...specifiers.filter((name) => !name.startsWith('.')).map(packageOf),
  ]);
  const rows = await Promise.all(
    [...names].sort().map(async (name) => [name, await readVersion(siteDir, name)] as const),
  );
  return Object.fromEntries(rows);
}
