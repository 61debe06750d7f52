/** What Toolpad Core asks of an app, read from the installed packages while the site builds. */

/** A package whose peers count: Core itself, and what it brings along. */
export interface AskingPackage {
  readonly name: string;
  /** The version whose peers were read. */
  readonly version: string;
}

/** A package that an app must, may or will have, and who asks for which versions of it. */
export interface Requirement {
  readonly name: string;
  /**
   * `always`: the app must name it. `optional`: Core works without it. `included`: another package
   * of the list brings it.
   */
  readonly needed: 'always' | 'optional' | 'included';
  /** Core's own range first, if it has one. */
  readonly ranges: readonly {readonly by: AskingPackage; readonly range: string}[];
}

/** A package that comes with Core. */
export interface IncludedPackage {
  readonly name: string;
  /** What Core asks npm for. */
  readonly range: string;
}

export interface Requirements {
  readonly core: AskingPackage;
  readonly requirements: readonly Requirement[];
  /** The parts of MUI X and what they need, for apps that use them, too. */
  readonly included: readonly IncludedPackage[];
}
