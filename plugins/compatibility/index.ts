import type {LoadContext, Plugin} from '@docusaurus/types';
import {createManifestReader} from './createManifestReader';
import {readRequirements} from './readRequirements';

/**
 * Publishes what Toolpad Core needs, as `@generated/toolpad-compatibility/default/requirements.json`:
 * read from the installed packages, so that an upgrade changes the page.
 */
export default function compatibilityPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'toolpad-compatibility',
    async contentLoaded({actions}) {
      const requirements = readRequirements(createManifestReader(siteDir));
      await actions.createData('requirements.json', JSON.stringify(requirements));
    },
  };
}
