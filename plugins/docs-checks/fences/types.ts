/** What a fence is for: some runtimes, some styling solutions; all of them where nothing is said. */
export interface Audience {
  readonly runtime?: readonly string[];
  readonly styling?: readonly string[];
}

/** What one reader has chosen. */
export interface Variant {
  readonly runtime?: string;
  readonly styling?: string;
}

/** A block of code on a page. */
export interface CodeFence {
  readonly language: string;
  /** Its file in the project of the reader, if it is one: `src/App.tsx`. */
  readonly path?: string;
  /** The code; lines that the page shows as removed are empty. */
  readonly code: string;
  /** The line of the page on which the code starts, from 1. */
  readonly line: number;
  /** How far the code is indented on the page. */
  readonly indent: number;
  readonly audience: Audience;
  /** The same for fences that follow each other with nothing between: a reader makes them together. */
  readonly step: number;
  readonly continues: boolean;
  readonly skipReason?: string;
  /** The test that looks at it instead of the compiler. */
  readonly checkedBy?: string;
  /** What is wrong with the words after the language. */
  readonly metaProblems: readonly string[];
}

/** A fence with those that continue it: what a compiler sees as one file. */
export interface FenceFile {
  readonly path?: string;
  /** The extension that decides how the compiler reads it, such as `.tsx`. */
  readonly extension: string;
  readonly audience: Audience;
  readonly fences: readonly CodeFence[];
  readonly code: string;
  readonly skipReason?: string;
}

/** The files of a page that one of them sees, by path. */
export type World = ReadonlyMap<string, FenceFile>;

/** One file that is to be compiled, among the files that it sees. */
export interface Job {
  readonly file: FenceFile;
  readonly world: World;
}
