import type {Plugin} from '@docusaurus/types';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';

/**
 * Flips all CSS of the site while it builds, so that `dir="rtl"` on the html element is all it takes
 * to turn the page around. Rules that use logical properties need no flipping and stay as they are.
 */
export default function rtlCssPlugin(): Plugin {
  return {
    name: 'toolpad-rtl-css',
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, postcssRTLCSS({mode: Mode.combined})]};
    },
  };
}
