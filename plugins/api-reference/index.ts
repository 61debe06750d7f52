import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CACHE_FOLDER, PACKAGE_FOLDER} from './exportPages';
import {loadModel} from './loadModel';
import {createSitePages, SURFACE_FILE} from './sitePages';
import {printSurface} from './surface';
import {writePages} from './writePages';

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
  const load = () => loadModel(PACKAGE_FOLDER, path.join(context.siteDir, CACHE_FOLDER));
  return {
    ...docs,
    async loadContent() {
      const folder = path.join(context.siteDir, options.path);
      const pages = await createSitePages(await load(), folder);
      await writePages(path.join(folder, 'api'), pages);
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
        .action(async () => writeFile(SURFACE_FILE, printSurface(await load())));
    },
  };
}
