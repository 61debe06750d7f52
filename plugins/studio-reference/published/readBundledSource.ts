import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

const SOURCE_MAP = 'node_modules/@toolpad/studio/dist/cli/index.mjs.map';

const sourceMapSchema = Joi.object<{
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
}>({
  sources: Joi.array().items(Joi.string()).required(),
  sourcesContent: Joi.array().items(Joi.string().allow('')).required(),
}).unknown();

/**
 * Reads a source file of Studio's command line tool from the tool's source map.
 *
 * @param folder - holds `node_modules`, as `packPublished` leaves it
 * @param name - how the path of the source ends, such as `cli/index.ts`
 * @throws when the tool has no such source any more
 */
export function readBundledSource(folder: string, name: string): string {
  const map = path.join(folder, SOURCE_MAP);
  const text: unknown = JSON.parse(readFileSync(map, 'utf8'));
  const {sources, sourcesContent} = Joi.attempt(text, sourceMapSchema);
  const source = sourcesContent[sources.findIndex((file) => file.endsWith(name))];
  if (source === undefined) {
    throw new Error(`${map} has no ${name}. Look where it is in this version of Studio.`);
  }
  return source;
}
