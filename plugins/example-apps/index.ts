import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleLivePath, exampleSourcePath, type ExampleProject} from '../../src/shared/examples';
import {findLiveModules} from './findLiveModules';
import {lazyModules} from './generateModules';
import type {ExampleAppsOptions} from './options';
import {readExample} from './readExample';
import {renderFiles} from './renderFiles';

export {validateOptions} from './options';

const PLUGIN_NAME = 'toolpad-example-apps';

/**
 * Publishes the example applications: a page with the source of each, what it takes to open one
 * elsewhere (`@generated/toolpad-example-apps/default/projects`), and a page for each that runs here.
 */
export default function exampleAppsPlugin(
  {siteDir, baseUrl}: LoadContext,
  options: ExampleAppsOptions,
): Plugin<readonly ExampleProject[]> {
  const root = path.join(siteDir, options.path);
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [path.posix.join(root, '*/{app,lib,pages,src}/**/*')],
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      const entries = await readdir(root, {withFileTypes: true});
      const folders = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
      return Promise.all(folders.sort().map((folder) => readExample(root, folder)));
    },
    async contentLoaded({content: examples, actions: {createData, addRoute}}) {
      const projects: Record<string, string> = {};
      for (const example of examples) {
        const {name, description} = example;
        projects[name] = await createData(`project/${name}.json`, example);
        const page = {name, description, files: renderFiles(example)};
        addRoute({
          path: baseUrl + exampleSourcePath(name).slice(1),
          component: '@theme/ExampleSource',
          modules: {example: await createData(`source/${name}.json`, page)},
          exact: true,
        });
      }
      await createData('projects.js', lazyModules(projects));
      const apps = findLiveModules(examples, options);
      await createData('apps.js', lazyModules(apps));
      for (const name of Object.keys(apps)) {
        addRoute({
          path: baseUrl + exampleLivePath(name).slice(1),
          component: '@theme/ExampleLive',
          exact: true,
        });
      }
    },
  };
}
