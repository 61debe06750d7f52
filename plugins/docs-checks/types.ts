import type {Root} from 'mdast';

/**
 * What a file of MDX is: a page; a part that pages import (`_install.mdx`, without front matter); or a
 * page that the build makes from data, which nobody can mend in place.
 */
export type PageKind = 'page' | 'part' | 'generated';

/** One page as a writer wrote it. */
export interface DocsPage {
  /** The file, from the project's root, with forward slashes: `core/components/crud/crud.mdx`. */
  readonly path: string;
  readonly kind: PageKind;
  /** The whole text, front matter included. */
  readonly source: string;
  /** The text as a tree; its positions count from the first line of the file. */
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** A file of code that is no page, and whose words readers read all the same. */
export interface CodeFile {
  /** The file, from the project's root, with forward slashes: `core/demos/catalog.ts`. */
  readonly path: string;
  readonly source: string;
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
  /** Every page of both products, for what depends on other pages; parsed when first looked at. */
  readonly allPages: readonly DocsPage[];
  /** The files of code that are to be checked with the pages. */
  readonly codeFiles: readonly CodeFile[];
}

/** What a check says when problems alone do not tell enough. */
export interface CheckResult {
  readonly problems: readonly Problem[];
  /** How many things were looked at and found right; without it, the check counts as one. */
  readonly passed?: number;
  /** Lines for the summary, such as what was left out and why. */
  readonly notes?: readonly string[];
}

/** One kind of truth. */
export interface DocsCheck {
  /** A word or two for the report: `links`. */
  readonly name: string;
  /**
   * Reads some pages, all or one, and says what is wrong with them. Pages that the build makes are
   * never among them, only in `context.allPages`.
   *
   * @returns the problems of these pages only, in any order
   */
  readonly run: (
    pages: readonly DocsPage[],
    context: CheckContext,
  ) => readonly Problem[] | CheckResult | Promise<readonly Problem[] | CheckResult>;
}
