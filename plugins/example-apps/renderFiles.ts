import path from 'node:path';
import type {ExampleFile, ExampleProject} from '../../src/shared/examples';
import {highlight} from '../code-blocks/highlight';
import {LANGUAGES} from '../code-blocks/languages';

/** The languages of files whose names end otherwise than the language is called. */
const LANGUAGE_BY_EXTENSION: Readonly<Partial<Record<string, string>>> = {mjs: 'js', md: 'text'};

/** The files of an example as highlighted HTML, in their order. */
export function renderFiles({files}: ExampleProject): ExampleFile[] {
  return Object.entries(files).map(([name, text]) => {
    const extension = path.extname(name).slice(1);
    const language = LANGUAGE_BY_EXTENSION[extension] ?? extension;
    return {
      path: name,
      label: LANGUAGES[language]?.label ?? 'Text',
      html: highlight(text.trimEnd(), language),
    };
  });
}
