/**
 * A block of code, highlighted while the site builds. All values are flat, because they travel as
 * attributes in MDX.
 */
export interface HighlightedCode {
  /** The name of the language for readers, such as "TypeScript". */
  readonly label: string;
  /** The lines as spans, for the inside of a `<code>` element. */
  readonly html: string;
  /** The name of the file, as shown above the code. */
  readonly title?: string;
  /** The id of the element that holds the text; a hash may name it. */
  readonly id?: string;
  /** The JavaScript twin of TypeScript, where erasing the types changes the text. */
  readonly jsHtml?: string;
  /** The name of the file for readers of JavaScript. */
  readonly jsTitle?: string;
  readonly jsId?: string;
  readonly showLineNumbers?: boolean;
  readonly wrap?: boolean;
}
