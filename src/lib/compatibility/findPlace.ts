/** A place in a text, for people. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** What stands in that line, cut where it is long. */
  readonly excerpt: string;
}

const EXCERPT_LENGTH = 60;

/** The line of an offset; where the text ends in empty lines, the last line that says something. */
export function findPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset + 1).trimEnd();
  const line = before.split('\n').length;
  const whole = (text.split('\n')[line - 1] ?? '').trim();
  const excerpt = whole.length > EXCERPT_LENGTH ? `${whole.slice(0, EXCERPT_LENGTH)}…` : whole;
  return {line, excerpt};
}
