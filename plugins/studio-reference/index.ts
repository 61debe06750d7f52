import type {Plugin} from '@docusaurus/types';
import {buildReferences} from './buildReferences';
import {STUDIO_SOURCES} from './sources';

/**
 * Publishes the reference of Toolpad Studio: a JSON module for each component, kind of file,
 * definition and type, which its page imports from `@generated/studio-reference/default/`.
 */
export default function studioReferencePlugin(): Plugin {
  return {
    name: 'studio-reference',
    async contentLoaded({actions}) {
      await Promise.all(
        [...buildReferences(STUDIO_SOURCES)].map(([name, reference]) =>
          actions.createData(`${name}.json`, JSON.stringify(reference)),
        ),
      );
    },
  };
}
