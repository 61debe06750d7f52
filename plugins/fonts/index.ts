import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFontFaces, TEXT_FONT_FILE} from './fontFaces';

/** Declares the site's own fonts and fetches the one of the text ahead. */
export default function fontsPlugin({baseUrl}: LoadContext): Plugin {
  const folder = `${baseUrl}fonts/`;
  return {
    name: 'toolpad-fonts',
    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'link',
            attributes: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: folder + TEXT_FONT_FILE,
              crossorigin: 'anonymous',
            },
          },
          {tagName: 'style', innerHTML: createFontFaces(folder)},
        ],
      };
    },
  };
}
