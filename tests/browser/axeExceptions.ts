/** A rule that a demo breaks through no fault of ours. */
export interface AxeException {
  readonly rule: string;
  /** What the element's HTML looks like. */
  readonly html: RegExp;
  /** The demos in which it occurs. A demo in which it no longer does fails its test. */
  readonly demos: readonly string[];
  /** Why it cannot be mended with public props. */
  readonly why: string;
}

export const AXE_EXCEPTIONS: readonly AxeException[] = [];
