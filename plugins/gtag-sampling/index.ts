import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {createAnalyticsTag} from './snippet';

export {validateOptions} from './options';

/** Usage analytics with gtag, sampled. Only the built site has it, and only with an id. */
export default function gtagSamplingPlugin(_context: LoadContext, options: PluginOptions): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'toolpad-gtag-sampling',
    getClientModules() {
      return [path.resolve(__dirname, 'client/trackRoutes.ts')];
    },
    injectHtmlTags() {
      const tag = isProduction ? createAnalyticsTag(options) : null;
      return {postBodyTags: tag ? [tag] : []};
    },
  };
}
