import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createOptionsTag} from './createOptionsTag';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** The address of the page that shows every state of the slot, below the base URL. */
const STATES_PATH = 'dev/ads/';

/** Tells the browser which ad network to ask; gives maintainers a page with every state of the slot. */
export default function adSlotPlugin({baseUrl}: LoadContext, options: PluginOptions): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'toolpad-ad-slot',
    contentLoaded({actions}) {
      if (isDevelopment) {
        actions.addRoute({
          path: baseUrl + STATES_PATH,
          component: path.resolve(__dirname, 'client/AdStatesPage.tsx'),
          exact: true,
        });
      }
    },
    injectHtmlTags() {
      const tag = isDevelopment && !options.fetchInDevelopment ? null : createOptionsTag(options);
      return {headTags: tag ? [tag] : []};
    },
  };
}
