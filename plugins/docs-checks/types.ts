import type {Root} from 'mdast';

/** One page as a writer wrote it. */
export interface DocsPage {
  /** The file, from the project's root, with forward slashes: `core/components/crud/crud.mdx`. */
  readonly path: string;
  /** The whole text, front matter included. */
  readonly source: string;
  /** The text as a tree; its positions count from the first line of the file. */
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Something on a page that is not true, or not as it must be. */
export interface Problem {
  /** The file, from the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, where it helps to find the place. */
  readonly column?: number;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly advice: string;
}

/** What a check may know besides the pages that it is asked about. */
export interface CheckContext {
  /** The project's root, an absolute path. */
  readonly rootDir: string;
  /** Every page of both products, for what depends on other pages. */
  readonly allPages: readonly DocsPage[];
}

/** One kind of truth. */
export interface DocsCheck {
  /** A word or two for the report: `links`. */
  readonly name: string;
  /**
   * Reads some pages, all or one, and says what is wrong with them.
   *
   * @returns the problems of these pages only, in any order
   */
  readonly run: (
    pages: readonly DocsPage[],
    context: CheckContext,
  ) => readonly Problem[] | Promise<readonly Problem[]>;
}
