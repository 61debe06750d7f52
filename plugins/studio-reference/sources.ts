import type {ReferenceSources} from './buildReferences';
import {STUDIO_COMPONENTS} from './data/components';
import {FILE_SCHEMA} from './data/fileSchema';
import {COMPONENT_DESCRIPTIONS} from './descriptions/components';
import {DEFINITION_DESCRIPTIONS, FILE_DESCRIPTIONS} from './descriptions/files';
import {API_TYPES} from './functions/apiTypes';

export const STUDIO_SOURCES: ReferenceSources = {
  components: STUDIO_COMPONENTS,
  schema: FILE_SCHEMA,
  apiTypes: API_TYPES,
  componentDescriptions: COMPONENT_DESCRIPTIONS,
  fileDescriptions: FILE_DESCRIPTIONS,
  definitionDescriptions: DEFINITION_DESCRIPTIONS,
};
