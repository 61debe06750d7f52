import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Loads the Material Icons stylesheet after the first paint. */
export default function iconFontPlugin(): Plugin {
  return {
    name: 'toolpad-icon-font',
    getClientModules() {
      return [path.resolve(__dirname, 'client/loadIconFont.ts')];
    },
  };
}
