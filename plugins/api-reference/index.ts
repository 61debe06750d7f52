import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPages} from './createPages';
import {DESCRIPTIONS} from './descriptions/allDescriptions';
import {loadModel} from './loadModel';
import {PAGE_GROUPS} from './pageGroups';
import {findSince} from './since';
import {printSurface} from './surface';
import {writePages} from './writePages';

const SURFACE = path.join(__dirname, 'surface.txt');

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
  const packageFolder = path.dirname(require.resolve('@toolpad/core/package.json'));
  const load = () => loadModel(packageFolder, path.join(context.siteDir, '.cache/api-reference'));
  return {
    ...docs,
    async loadContent() {
      const pages = createPages({
        model: await load(),
        descriptions: DESCRIPTIONS,
        groups: PAGE_GROUPS,
        acceptedSurface: await readFile(SURFACE, 'utf8'),
        since: findSince,
      });
      await writePages(path.join(context.siteDir, options.path, 'api'), pages);
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
        .action(async () => writeFile(SURFACE, printSurface(await load())));
    },
  };
}
