import {placeFrontMatterProblems} from '../../../product-docs/frontMatter';
import {createPageCheck} from '../../createPageCheck';

/** Pages have a title, an address, and a description of the right length; the build wants the same. */
export const checkFrontMatter = createPageCheck('front matter', (page) =>
  page.kind === 'page'
    ? placeFrontMatterProblems({...page.frontMatter}, page.source).map(({line, message}) => ({
        file: page.path,
        line,
        message: `In the front matter, ${message}.`,
        advice: 'WRITING.md shows what the front matter of a page needs.',
      }))
    : [],
);
