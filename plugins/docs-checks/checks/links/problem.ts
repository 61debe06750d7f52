/** What is wrong with a link, before it is known where the link stands. */
export interface LinkProblem {
  readonly message: string;
  readonly advice: string;
}
