import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ProductId} from '../../../src/shared/products';
import {hashOf} from '../fileCache';

/** The files that say what a workspace has. */
export const WORKSPACE_FILES = ['package.json', 'package-lock.json', '.npmrc'] as const;

/** The packages that readers of a product have installed, away from those of the site. */
export interface Workspace {
  readonly name: ProductId;
  /** Where its manifest stands, in the repository. */
  readonly source: string;
  /** Where its packages are, in a folder that Git ignores; its name changes with the manifest. */
  readonly folder: string;
  readonly hash: string;
  readonly isInstalled: boolean;
}

/** Finds the workspace of a product, installed or not. */
export function findWorkspace(rootDir: string, name: ProductId): Workspace {
  const source = path.join(rootDir, 'plugins/docs-checks/workspaces', name);
  const hash = hashOf(
    ...WORKSPACE_FILES.map((file) => readFileSync(path.join(source, file), 'utf8')),
  );
  const folder = path.join(rootDir, '.cache/docs-workspaces', `${name}-${hash}`);
  return {name, source, folder, hash, isInstalled: existsSync(folder)};
}

/** The product whose packages the code of a file needs. */
export function productOf(file: string): ProductId {
  return file.split('/').includes('studio') ? 'studio' : 'core';
}
