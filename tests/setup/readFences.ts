import {readFileSync} from 'node:fs';

/** A block of code on a page. */
export interface Fence {
  readonly language: string;
  /** The text after the language, such as `title="page.yml"`. */
  readonly meta: string;
  readonly title: string | undefined;
  readonly code: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** The id of the nearest heading above that has one written out. */
  readonly section: string | undefined;
}

/** Reads the blocks of code of an MDX file, in order. */
export function readFences(file: string): Fence[] {
  const fences: Fence[] = [];
  let section: string | undefined;
  let open: {language: string; meta: string; line: number; code: string[]} | undefined;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (open && line === '```') {
      const {code, ...rest} = open;
      const title = /title="(?<title>[^"]*)"/.exec(rest.meta)?.groups?.title;
      fences.push({...rest, title, section, code: `${code.join('\n')}\n`});
      open = undefined;
    } else if (open) {
      open.code.push(line);
    } else if (line.startsWith('```')) {
      const [language = '', ...meta] = line.slice(3).split(' ');
      open = {language, meta: meta.join(' '), line: index + 1, code: []};
    } else if (line.startsWith('#')) {
      section = /\{\/\* #(?<id>\S+) \*\/\}/.exec(line)?.groups?.id;
    }
  }
  return fences;
}
