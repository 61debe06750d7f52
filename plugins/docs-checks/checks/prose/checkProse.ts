import {createPageCheck} from '../../createPageCheck';
import type {DocsPage, Problem} from '../../types';
import {PROPER_NAMES} from './names';
import {placeOf, readProse} from './readProse';
import {UNWANTED_WORDS} from './words';

function findNames(page: DocsPage, prose: string): Problem[] {
  return PROPER_NAMES.flatMap(({name, wrong}) =>
    [...prose.matchAll(wrong)].map(({0: found, index}) => ({
      file: page.path,
      ...placeOf(prose, index),
      message: `The name "${found}" is written ${name}.`,
      advice: `Write ${name}, or put it in backticks if it is code.`,
    })),
  );
}

function findWords(page: DocsPage, prose: string): Problem[] {
  return UNWANTED_WORDS.flatMap(({pattern, reason}) =>
    [...prose.matchAll(pattern)].map(({0: found, index}) => ({
      file: page.path,
      ...placeOf(prose, index),
      message: `Pages do without "${found}". ${reason}`,
      advice: 'Leave it out, or say it in another way; WRITING.md has examples.',
    })),
  );
}

/** Names are written as their owners write them, and words that say nothing are left out. */
export const checkProse = createPageCheck('prose', (page) => {
  const prose = readProse(page);
  return [...findNames(page, prose), ...findWords(page, prose)];
});
