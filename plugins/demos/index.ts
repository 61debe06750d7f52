import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {demoPath, PLAYGROUND_PATH} from '../../src/shared/demos';
import {
  clientEntry,
  clientIndex,
  demoKey,
  playgroundModules,
  serverEntry,
  serverIndex,
} from './generateModules';
import {lightenPages} from './lightenPages';
import {loadDemo, type Demo} from './loadDemo';
import {generatedModule, PLUGIN_NAME} from './moduleNames';
import type {DemosOptions} from './options';
import {readPackageVersions} from './packageVersions';
import {createPageEntry, type PageEntry} from './pageEntry';
import {renderSource} from './renderSource';
import {writeStylesheet} from './writeStylesheet';

export {validateOptions} from './options';

const DOCUMENT_STYLES = path.join(__dirname, 'client/document.css');

/** Runs the demos of the docs: in their pages, on pages of their own, and edited. */
export default function demosPlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {include, catalog, stylesheets}: DemosOptions,
): Plugin<readonly Demo[]> {
  let pageEntry: PageEntry | undefined;
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => include.map((pattern) => path.posix.join(siteDir, pattern)),
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      const files = await Globby([...include], {cwd: siteDir});
      return Promise.all(files.sort().map((file) => loadDemo(siteDir, file, catalog)));
    },
    async contentLoaded({content: demos, actions: {createData, addRoute}}) {
      for (const demo of demos) {
        const key = demoKey(demo);
        const source = `source/${key}.json`;
        await createData(source, {html: renderSource(demo.texts)});
        await createData(`client/${key}.js`, clientEntry(demo, generatedModule(source)));
        await createData(`server/${key}.js`, serverEntry(demo, generatedModule(source)));
        addRoute({
          path: baseUrl + demoPath(demo).slice(1),
          component: '@theme/DemoPage',
          exact: true,
        });
      }
      await createData('client/index.js', clientIndex(demos));
      await createData('server/index.js', serverIndex(demos));
      await createData('playgroundModules.js', playgroundModules(demos));
      const specifiers = demos.flatMap(({imports}) => imports.map(({specifier}) => specifier));
      await createData('packageVersions.json', await readPackageVersions(siteDir, specifiers));
      addRoute({
        path: baseUrl + PLAYGROUND_PATH.slice(1),
        component: '@theme/DemoPlayground',
        exact: true,
      });
    },
    async postBuild({outDir, content: demos}) {
      const toAddress = (each: string) => baseUrl + each.slice(1);
      const files = [...stylesheets.map((file) => path.join(siteDir, file)), DOCUMENT_STYLES];
      const stylesheet = baseUrl + (await writeStylesheet(outDir, files));
      const scripts = (pageEntry?.getScripts() ?? []).map((file) => baseUrl + file);
      const pages = demos.map(demoPath).map(toAddress);
      await lightenPages(outDir, baseUrl, pages, {stylesheet, scripts});
      const playground = toAddress(PLAYGROUND_PATH);
      await lightenPages(outDir, baseUrl, [playground], {stylesheet, scripts: []});
    },
    configureWebpack({mode}, isServer, {currentBundler}) {
      const folder = path.join(generatedFilesDir, PLUGIN_NAME, 'default');
      // While a writer edits, the pages of demos are pages of the site, which reload themselves.
      if (!isServer && mode === 'production') {
        const source = path.join(__dirname, 'client/startDemoPage.tsx');
        pageEntry = createPageEntry(source, generatedFilesDir, currentBundler);
      }
      return {
        plugins: !isServer && pageEntry ? [pageEntry.plugin] : [],
        resolve: {alias: {'@demo-entries': path.join(folder, isServer ? 'server' : 'client')}},
      };
    },
  };
}
