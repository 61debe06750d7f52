import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {Manifest, ReadManifest} from './types';

const versions = Joi.object().pattern(Joi.string(), Joi.string()).default({});

const schema = Joi.object<Manifest>({
  name: Joi.string().required(),
  version: Joi.string().required(),
  dependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: Joi.object()
    .pattern(Joi.string(), Joi.object({optional: Joi.boolean()}))
    .default({}),
});

/**
 * Reads manifests of packages that are installed beside the site.
 *
 * @throws when a package is not there, or its manifest is not one
 */
export function createManifestReader(siteDir: string): ReadManifest {
  return (name) => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    if (!existsSync(file)) {
      throw new Error(
        `${name} is not installed, but the compatibility table reads its peers; run npm ci.`,
      );
    }
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Joi.attempt(manifest, schema, {stripUnknown: true});
  };
}
