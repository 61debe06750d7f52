import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages} from './collectPages';

/**
 * Publishes the list of all pages as a module that the browser loads on demand:
 * `import('@generated/toolpad-page-index/default/pages.json')`. The 404 page suggests from it.
 */
export default function pageIndexPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'toolpad-page-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      const pages = collectPages(docs, baseUrl);
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
