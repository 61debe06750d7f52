import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {bringsProvider, DEFAULT_FRAME_HEIGHT, type DemoInfo} from '../../src/shared/demos';
import {toJavaScript} from '../code-blocks/toJavaScript';
import {parseDemo, type DemoImport} from './parseDemo';
import type {SourceText} from './renderSource';
import {demoReference} from './resolveDemo';
import type {CatalogEntry} from './types';

/** A demo as the build knows it. */
export interface Demo extends DemoInfo {
  /** Its path below the site's folder. */
  readonly file: string;
  readonly imports: readonly DemoImport[];
  /** Its own text and those of the local files that it imports, in TypeScript and in JavaScript. */
  readonly texts: readonly SourceText[];
  /** Local files, by the specifier that its text uses. */
  readonly localFiles: Readonly<Record<string, string>>;
}

/** What cannot run inside a page: it styles the whole document, or keeps values in the storage. */
const NEEDS_A_DOCUMENT: readonly string[] = [
  'AppProvider',
  'useLocalStorageState',
  'useSessionStorageState',
];

/** The title of a demo that has none: its name in words. */
export function titleFromName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isLocal(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** Local files stand beside the demo in a reader's project, wherever they stand on this site. */
function flatten(specifier: string): string {
  return `./${path.posix.basename(specifier)}`;
}

/** The text with the specifiers that a reader's project uses. */
function flattenImports(code: string, imports: readonly DemoImport[]): string {
  return imports
    .filter(({specifier}) => isLocal(specifier))
    .reduce(
      (text, {specifier}) => text.replaceAll(`'${specifier}'`, `'${flatten(specifier)}'`),
      code,
    );
}

async function readLocalFile(siteDir: string, file: string): Promise<SourceText[]> {
  const code = await readFile(path.join(siteDir, file), 'utf8');
  const name = path.posix.basename(file);
  return [
    {name, language: 'ts', code},
    {
      name: name.replace(/\.ts(x?)$/, '.js$1'),
      language: 'js',
      code: await toJavaScript(code, {jsx: false}),
    },
  ];
}

/**
 * Reads a demo and everything that its page, its frame and its exports need.
 *
 * @param siteDir - the folder of the site
 * @param file - the demo's path below it, with forward slashes
 * @throws when it does not compile, exports no default or imports a local file that is not `.ts`
 */
export async function loadDemo(
  siteDir: string,
  file: string,
  catalog: readonly CatalogEntry[],
): Promise<Demo> {
  const {page, id} = demoReference(file);
  const folder = path.posix.dirname(file);
  const original = await readFile(path.join(siteDir, file), 'utf8');
  const {imports} = parseDemo(file, original);
  const code = flattenImports(original, imports);
  const javaScript = await toJavaScript(code, {jsx: true});
  const localFiles = Object.fromEntries(
    imports
      .filter(({specifier}) => isLocal(specifier))
      .map(({specifier}) => [flatten(specifier), `${path.posix.join(folder, specifier)}.ts`]),
  );
  const extras = await Promise.all(
    Object.values(localFiles).map((local) => readLocalFile(siteDir, local)),
  );
  const entry = catalog.find((each) => each.file === file);
  const frame =
    entry?.frame === true ||
    imports.some(({names}) => names.some((name) => NEEDS_A_DOCUMENT.includes(name)));
  return {
    id,
    page,
    file,
    title: entry?.title ?? titleFromName(id),
    frame,
    provider: bringsProvider(original),
    height: entry?.height ?? (frame ? DEFAULT_FRAME_HEIGHT : undefined),
    imports,
    localFiles,
    texts: [
      {name: `${id}.tsx`, language: 'ts', code, mainLines: parseDemo(file, code).mainLines},
      {
        name: `${id}.jsx`,
        language: 'js',
        code: javaScript,
        mainLines: parseDemo(file, javaScript).mainLines,
      },
      ...extras.flat(),
    ],
  };
}
