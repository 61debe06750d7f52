import {describeComponent} from './componentReference';
import {createDescriber, type Describer, type Descriptions} from './describer';
import {describeFile} from './fileReference';
import type {ApiType} from './functions/apiType';
import type {FileSchema, JsonSchema, StudioComponentConfig} from './sourceTypes';
import {describeApiType} from './typeReference';
import type {StudioReferenceData} from './types';

type ByName<Value> = Readonly<Record<string, Value>>;

/** What the packages say, and our words for it. */
export interface ReferenceSources {
  readonly components: ByName<StudioComponentConfig>;
  readonly schema: FileSchema;
  readonly apiTypes: readonly ApiType[];
  readonly componentDescriptions: ByName<Descriptions>;
  readonly fileDescriptions: ByName<Descriptions>;
  readonly definitionDescriptions: ByName<Descriptions>;
}

const FOLDER = 'plugins/studio-reference/descriptions';

/** The names of what `subjects` or `descriptions` have, so that neither can have more than the other. */
function listNames(subjects: ByName<unknown>, descriptions: ByName<unknown>): string[] {
  return [...new Set([...Object.keys(subjects), ...Object.keys(descriptions)])];
}

/**
 * Makes the data of every reference page, by the name of its module.
 *
 * @throws one error that names each description that is missing, and each that describes nothing
 */
export function buildReferences(sources: ReferenceSources): Map<string, StudioReferenceData> {
  const references = new Map<string, StudioReferenceData>();
  const problems: string[] = [];

  function add<Subject>(
    subjects: ByName<Subject>,
    descriptions: ByName<Descriptions>,
    file: string,
    toReference: (
      subject: Subject,
      name: string,
      describer: Describer,
    ) => [module: string, reference: StudioReferenceData],
  ): void {
    for (const name of listNames(subjects, descriptions)) {
      const describer = createDescriber(name, `${FOLDER}/${file}`, descriptions[name] ?? {});
      const subject = subjects[name];
      if (subject !== undefined) {
        references.set(...toReference(subject, name, describer));
      }
      problems.push(...describer.listProblems());
    }
  }

  function toFileReference(prefix: 'file' | 'definition') {
    return (
      schema: JsonSchema,
      name: string,
      describer: Describer,
    ): [string, StudioReferenceData] => {
      const anchor = `${prefix}-${name}`;
      return [anchor, describeFile(schema, anchor, describer)];
    };
  }

  const {schema} = sources;
  add(
    sources.components,
    sources.componentDescriptions,
    'components.ts',
    (config, name, describer) => [name, describeComponent(config, describer)],
  );
  add(schema.properties, sources.fileDescriptions, 'files.ts', toFileReference('file'));
  add(
    schema.definitions,
    sources.definitionDescriptions,
    'files.ts',
    toFileReference('definition'),
  );
  for (const apiType of sources.apiTypes) {
    references.set(apiType.name, describeApiType(apiType, sources.apiTypes));
  }

  if (problems.length > 0) {
    throw new Error(['The reference of Toolpad Studio is not complete:', ...problems].join('\n- '));
  }
  return references;
}
