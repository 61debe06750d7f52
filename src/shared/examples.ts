/** What the build, the pages and the tests agree on about the example applications. */

/** An example as somebody takes it home. */
export interface ExampleProject {
  /** The name of its folder. */
  readonly name: string;
  /** One sentence: the description in its package.json. */
  readonly description: string;
  /** The file to open first. */
  readonly mainFile: string;
  /** The text of each file by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** A file of an example, to be read. */
export interface ExampleFile {
  readonly path: string;
  /** What the language is called. */
  readonly label: string;
  /** The text, highlighted by the build. */
  readonly html: string;
}

/** The gallery, below the base URL. */
export const EXAMPLES_PATH = '/core/introduction/examples/';

/** The page with the source of an example, below the base URL. */
export function exampleSourcePath(name: string): string {
  return `${EXAMPLES_PATH}${name}/`;
}

/** The page on which an example runs, below the base URL. */
export function exampleLivePath(name: string): string {
  return `/examples/${name}/`;
}

/** The anchor of a file on the page with the source. */
export function exampleFileId(path: string): string {
  return path.replaceAll(/[^\w.-]+/g, '-').replace(/^-+/, '');
}
