import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocsCheck} from '../../types';
import {placeOf} from '../prose/readProse';
import {findMisspelt} from './findMisspelt';
import {readCodeWords} from './readCodeWords';
import {readPageWords} from './readPageWords';

export const WORDS_FILE = 'plugins/docs-checks/data/words.txt';

function describe(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : '';
}

/** Words are in the dictionary or on our list: those of pages, and of code that readers see. */
export const checkSpelling: DocsCheck = {
  name: 'spelling',
  async run(pages, {rootDir, codeFiles}) {
    const list = await readFile(path.join(rootDir, WORDS_FILE), 'utf8');
    const words = list.split('\n').filter((word) => word !== '' && !word.startsWith('#'));
    const texts = [
      ...pages.map((page) => ({name: page.path, text: readPageWords(page)})),
      ...codeFiles.map(({path: name, source}) => ({name, text: readCodeWords(source, name)})),
    ];
    const sources = new Map(texts.map(({name, text}) => [name, text]));
    const misspelt = await findMisspelt(texts, words);
    const problems = misspelt.map(({name, word, offset, suggestions}) => ({
      file: name,
      ...placeOf(sources.get(name) ?? '', offset),
      message: `No dictionary has the word "${word}".`,
      advice: `${describe(suggestions)}Code belongs in backticks; a word that is right belongs into ${WORDS_FILE}.`,
    }));
    return {problems, passed: texts.length - new Set(problems.map(({file}) => file)).size};
  },
};
