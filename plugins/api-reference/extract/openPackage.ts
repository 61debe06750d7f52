import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import ts from 'typescript';

/** A published package, opened for reading. */
export interface OpenPackage {
  readonly name: string;
  readonly version: string;
  /** The folder with the ES modules and their declarations. */
  readonly folder: string;
  readonly checker: ts.TypeChecker;
  /** The declaration file of every import path. */
  readonly entryPoints: ReadonlyMap<string, ts.SourceFile>;
}

const packageSchema = Joi.object<{name: string; version: string}>({
  name: Joi.string().required(),
  version: Joi.string().required(),
}).unknown();

/** The name and version of a package, from its package.json. */
export function readManifest(packageFolder: string): {name: string; version: string} {
  const file = path.join(packageFolder, 'package.json');
  return Joi.attempt(JSON.parse(readFileSync(file, 'utf8')), packageSchema);
}

/** The folder of the ES modules: `esm/` where a package has one. */
export function moduleFolder(packageFolder: string): string {
  const esm = path.join(packageFolder, 'esm');
  return existsSync(path.join(esm, 'index.d.ts')) ? esm : packageFolder;
}

/** Every import path with its declaration file, as `./*` → `./*\/index` in package.json maps them. */
function findEntryFiles(name: string, folder: string): Map<string, string> {
  const files = new Map([[name, path.join(folder, 'index.d.ts')]]);
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name, 'index.d.ts');
    if (entry.isDirectory() && entry.name !== 'esm' && existsSync(file)) {
      files.set(`${name}/${entry.name}`, file);
    }
  }
  return files;
}

/**
 * Opens a package for reading.
 *
 * @param packageFolder - where it is installed
 * @throws when it has no package.json
 */
export function openPackage(packageFolder: string): OpenPackage {
  const {name, version} = readManifest(packageFolder);
  const folder = moduleFolder(packageFolder);
  const files = findEntryFiles(name, folder);
  const program = ts.createProgram([...files.values()], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const entryPoints = new Map<string, ts.SourceFile>();
  for (const [specifier, file] of files) {
    const source = program.getSourceFile(file);
    if (source) {
      entryPoints.set(specifier, source);
    }
  }
  return {name, version, folder, checker: program.getTypeChecker(), entryPoints};
}
