import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {applyCorrections, CORRECTIONS} from './corrections';
import type {ApiModel} from './types';

const manifestSchema = Joi.object<{version: string}>({version: Joi.string().required()}).unknown();

const modelSchema = Joi.object<ApiModel>({
  packageName: Joi.string().required(),
  version: Joi.string().required(),
  symbols: Joi.array().required(),
});

/** Changes with the reader, so that a model of an older reader is not taken for a current one. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) {
    hash.update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function readCache(file: string): Promise<ApiModel | null> {
  try {
    return Joi.attempt(JSON.parse(await readFile(file, 'utf8')), modelSchema);
  } catch {
    // Absent or damaged: the package is read again.
    return null;
  }
}

/**
 * The model of a package: read once for each version, then taken from `cacheFolder`.
 *
 * @throws when the package cannot be read, or a correction is out of date
 */
export async function loadModel(packageFolder: string, cacheFolder: string): Promise<ApiModel> {
  const manifest = await readFile(path.join(packageFolder, 'package.json'), 'utf8');
  const {version} = Joi.attempt(JSON.parse(manifest), manifestSchema);
  const reader = await fingerprint(path.join(__dirname, 'extract'));
  const cacheFile = path.join(
    cacheFolder,
    `${path.basename(packageFolder)}-${version}-${reader}.json`,
  );
  const cached = await readCache(cacheFile);
  if (cached) {
    return applyCorrections(cached, CORRECTIONS);
  }
  // The compiler is large: it is loaded only when there is something to read.
  const {extractModel} = await import('./extract/extractModel');
  const model = extractModel(packageFolder);
  await mkdir(cacheFolder, {recursive: true});
  await writeFile(cacheFile, JSON.stringify(model));
  return applyCorrections(model, CORRECTIONS);
}
