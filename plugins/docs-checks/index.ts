import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageWatcher, type PageServer} from './dev/createPageWatcher';

/**
 * Shows, while the development server runs, what is wrong with a page that has been saved. The checks
 * themselves are in `checks.ts`, and `npm run check:docs` runs them.
 */
export default function docsChecksPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  const watcher = createPageWatcher(siteDir);
  return {
    name: 'toolpad-docs-checks',
    configureWebpack() {
      return {
        plugins: [watcher],
        devServer: {
          client: {overlay: {warnings: true}},
          onListening: (server: PageServer) => watcher.connect(server),
        },
      };
    },
  };
}
