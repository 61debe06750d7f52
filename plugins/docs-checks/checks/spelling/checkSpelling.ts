import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocsCheck} from '../../types';
import {placeOf, readProse} from '../prose/readProse';
import {findMisspelt} from './findMisspelt';

export const WORDS_FILE = 'plugins/docs-checks/data/words.txt';

function describe(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : '';
}

/** Words are in the dictionary or on our list. */
export const checkSpelling: DocsCheck = {
  name: 'spelling',
  async run(pages, {rootDir}) {
    const list = await readFile(path.join(rootDir, WORDS_FILE), 'utf8');
    const words = list.split('\n').filter((word) => word !== '' && !word.startsWith('#'));
    const texts = pages.map((page) => ({name: page.path, text: readProse(page)}));
    const sources = new Map(texts.map(({name, text}) => [name, text]));
    const misspelt = await findMisspelt(texts, words);
    const problems = misspelt.map(({name, word, offset, suggestions}) => ({
      file: name,
      ...placeOf(sources.get(name) ?? '', offset),
      message: `No dictionary has the word "${word}".`,
      advice: `${describe(suggestions)}Code belongs in backticks; a word that is right belongs into ${WORDS_FILE}.`,
    }));
    return {problems, passed: pages.length - new Set(problems.map(({file}) => file)).size};
  },
};
