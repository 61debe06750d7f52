/** Where on a guide something stands. */
export interface GuidePlace {
  /** The page, from the project's root: `core/integrations/react-router.mdx`. */
  readonly page: string;
  /** The heading of the step. */
  readonly step: string;
  /** From 1. */
  readonly line: number;
}

/** A guide that cannot be followed: which line of which step, and what it says when one tries. */
export class GuideError extends Error {
  constructor({page, step, line}: GuidePlace, message: string) {
    super(`${page}:${line} (${step}): ${message}`);
    this.name = 'GuideError';
  }
}
