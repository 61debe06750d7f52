import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {rewriteMediaQueries} from './rewriteMediaQueries';

/** The file of Docusaurus that knows its breakpoint in JavaScript; a test holds that it exists. */
export const WINDOW_SIZE_MODULE = /hooks[\\/]useWindowSize(?:\.js)?$/;

/** One set of breakpoints for CSS and scripts, Docusaurus' own included (spec §9). */
export default function breakpointsPlugin(): Plugin {
  return {
    name: 'toolpad-breakpoints',
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, rewriteMediaQueries]};
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const ours = path.resolve(__dirname, 'client/useWindowSize.ts');
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(WINDOW_SIZE_MODULE, ours),
        ],
      };
    },
  };
}
