import {writeFile} from 'node:fs/promises';
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadSiteModel, makePages, SURFACE} from './makePages';
import {printSurface} from './surface';

export {validateOptions};

/**
 * The docs plugin, with the API reference of Toolpad Core among its pages. It wraps the docs plugin
 * because Docusaurus loads the content of all plugins at once: a plugin beside it could write its
 * pages too late.
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  return {
    ...docs,
    async loadContent() {
      await makePages(context.siteDir, options.path);
      const content = await docs.loadContent?.();
      if (!content) {
        throw new Error('The docs plugin loaded no pages.');
      }
      return content;
    },
    extendCli(cli) {
      docs.extendCli?.(cli);
      cli
        .command('api:accept')
        .description('Accept what the installed Toolpad Core exports as what the site describes.')
        .action(async () => writeFile(SURFACE, printSurface(await loadSiteModel(context.siteDir))));
    },
  };
}
