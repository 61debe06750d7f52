import type {LoadContext, Plugin} from '@docusaurus/types';
import demosPlugin from './index';
import type {Demo} from './loadDemo';
import {DEFAULT_OPTIONS} from './options';
import {DEMO_CATALOG} from './siteCatalog';

/**
 * The demos plugin with the demos of this site. Docusaurus ships the options of all plugins to every
 * page, as a part of the site's configuration; a module keeps the list of demos to itself.
 */
export default function siteDemosPlugin(context: LoadContext): Plugin<readonly Demo[]> {
  return demosPlugin(context, {
    ...DEFAULT_OPTIONS,
    catalog: DEMO_CATALOG,
    stylesheets: ['src/css/tokens.css', 'src/css/demo.css'],
  });
}
