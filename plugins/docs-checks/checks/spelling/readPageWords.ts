import type {Code} from 'mdast';
import {listCode} from '../../pageNodes';
import type {DocsPage} from '../../types';
import {readProse} from '../prose/readProse';
import {readCodeWords} from './readCodeWords';

/** The languages of fences whose comments and texts can be told from the code. */
const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** Puts the words of a fence in their place; a fence in a list is indented, its code is not. */
function addWords(lines: string[], {lang, value, position}: Code): void {
  const first = position?.start.line ?? 0;
  const code = value.split('\n');
  readCodeWords(value, `fence.${lang ?? ''}`)
    .split('\n')
    .forEach((words, index) => {
      const indent = (lines[first + index] ?? '').length - (code[index] ?? '').length;
      lines[first + index] = ' '.repeat(Math.max(indent, 0)) + words;
    });
}

/** The words of a page: its sentences, and what is for people in its code. All else is blank. */
export function readPageWords(page: DocsPage): string {
  const lines = readProse(page).split('\n');
  listCode(page, LANGUAGES).forEach((fence) => addWords(lines, fence));
  return lines.join('\n');
}
