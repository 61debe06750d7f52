import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Highlighted code without a highlighter in the browser. The MDX side is `createCodeRemarkPlugins`;
 * this is what surrounds it: the shortcut for copying, hashes that name a block, and the removal of
 * Prism from the theme.
 */
export default function codeBlocksPlugin(): Plugin {
  const client = path.resolve(__dirname, 'client');
  return {
    name: 'toolpad-code-blocks',
    getClientModules() {
      return [path.join(client, 'followHash.ts'), path.join(client, 'copyShortcut.ts')];
    },
    configureWebpack() {
      return {resolve: {alias: {'prism-react-renderer$': path.join(client, 'noPrism.ts')}}};
    },
  };
}
