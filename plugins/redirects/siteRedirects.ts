import clientRedirectsPlugin, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createClientRedirects} from './clientRedirects';
import {REDIRECTS} from './redirects';

/**
 * Docusaurus' redirects plugin with the redirects of this site. As an option they would be shipped
 * to every page, as a part of the site's configuration; a module keeps them to itself.
 */
export default function siteRedirectsPlugin(context: LoadContext): Plugin<void> | null {
  const options: PluginOptions = {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    ...createClientRedirects(REDIRECTS),
  };
  return clientRedirectsPlugin(context, options);
}
