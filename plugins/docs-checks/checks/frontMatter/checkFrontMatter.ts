import {placeFrontMatterProblems} from '../../../product-docs/frontMatter';
import type {DocsCheck} from '../../types';

/** Pages have a title, an address, and a description of the right length; the build wants the same. */
export const checkFrontMatter: DocsCheck = {
  name: 'front matter',
  run: (pages) =>
    pages
      .filter(({kind}) => kind === 'page')
      .flatMap(({path, source, frontMatter}) =>
        placeFrontMatterProblems({...frontMatter}, source).map(({line, message}) => ({
          file: path,
          line,
          message: `In the front matter, ${message}.`,
          advice: 'WRITING.md shows what the front matter of a page needs.',
        })),
      ),
};
