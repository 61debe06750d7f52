import type {Plugin} from '@docusaurus/types';
import {buildReferences} from './buildReferences';
import {STUDIO_SOURCES} from './sources';
import type {StudioReferenceData} from './types';

/**
 * Publishes the reference of Toolpad Studio: a JSON module for each component, kind of file,
 * definition and type, which its page imports from `@generated/studio-reference/default/`.
 */
export default function studioReferencePlugin(): Plugin<Map<string, StudioReferenceData>> {
  return {
    name: 'studio-reference',
    loadContent() {
      return buildReferences(STUDIO_SOURCES);
    },
    async contentLoaded({content, actions}) {
      await Promise.all(
        [...content].map(([name, reference]) =>
          actions.createData(`${name}.json`, JSON.stringify(reference)),
        ),
      );
    },
  };
}
