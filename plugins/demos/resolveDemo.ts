import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CatalogEntry} from './types';

/** Which demo an element of a page means. */
export interface DemoReference {
  readonly page: string;
  readonly id: string;
}

/** The demo that a file holds; the folder above `demos` names the page. */
export function demoReference(file: string): DemoReference {
  const page = path.posix.basename(path.posix.dirname(path.posix.dirname(file)));
  return {page, id: path.posix.basename(file, '.tsx')};
}

const NAME = /^[A-Z]\w*$/;

/**
 * Finds the demo that a page names: the one in the page's own folder, or else the one that the
 * catalog files under another page.
 *
 * @param mdxFile - the path of the page
 * @param name - what stands in `of`
 * @throws when the name is none, or there is no such demo; the message says what to do
 */
export function resolveDemo(
  mdxFile: string,
  name: string,
  catalog: readonly CatalogEntry[],
): DemoReference {
  if (!NAME.test(name)) {
    throw new Error(`<Demo of="${name}">: "of" is the name of a file in ./demos, without ".tsx".`);
  }
  const folder = path.dirname(mdxFile);
  if (existsSync(path.join(folder, 'demos', `${name}.tsx`))) {
    return {page: path.basename(folder), id: name};
  }
  const entry = catalog.find((each) => each.name === name);
  if (!entry) {
    throw new Error(
      `<Demo of="${name}">: there is no ./demos/${name}.tsx beside this page, ` +
        'and the catalog has no demo of that name. Write it, or correct the name.',
    );
  }
  return demoReference(entry.file);
}
