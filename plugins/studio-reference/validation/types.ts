/** Something in a YAML file of Toolpad Studio that version 0.13.0 does not take. */
export interface StudioFileProblem {
  /** Where: keys and positions in lists, from the root of the file. */
  readonly path: readonly string[];
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly advice: string;
}
