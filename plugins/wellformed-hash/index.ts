import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Repairs the hash of an address that has a stray percent sign, such as `#100%`. Docusaurus decodes
 * the hash at each navigation, and the page would make way for an error.
 */
export default function wellFormedHashPlugin(): Plugin {
  return {
    name: 'toolpad-wellformed-hash',
    getClientModules() {
      return [path.resolve(__dirname, 'client/keepHashWellFormed.ts')];
    },
  };
}
