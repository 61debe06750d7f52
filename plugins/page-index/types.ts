/** One page in the list that this plugin writes for the browser. */
export interface IndexedPage {
  /** Path below the base URL, with slashes at both ends. */
  readonly pathname: string;
  readonly title: string;
}
