import type {Describer} from './describer';
import {describeFields} from './schemaFields';
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
  const fields = describeFields(schema, {path: '', id: anchor}, describer);
  return fields.length === 0
    ? {type: describeType(schema), facts: [], groups: []}
    : {type: [], facts: [], groups: [{label: [], fields}]};
}
