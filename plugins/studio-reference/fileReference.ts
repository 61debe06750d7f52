import type {Describer} from './describer';
import {describeGroups} from './schemaFields';
import {describeType} from './schemaType';
import type {JsonSchema} from './sourceTypes';
import type {StudioReferenceData} from './types';

/**
 * Describes a kind of file or a definition of the file schema.
 *
 * @param anchor - of its heading, such as `file-Page`; the anchors of its keys begin with it
 */
export function describeFile(
  schema: JsonSchema,
  anchor: string,
  describer: Describer,
): StudioReferenceData {
  const groups = describeGroups(schema, {path: '', id: anchor}, describer);
  return {type: groups.length === 0 ? describeType(schema) : [], facts: [], groups};
}
