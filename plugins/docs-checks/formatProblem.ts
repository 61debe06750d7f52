import type {Problem} from './types';

function byPlace(a: Problem, b: Problem): number {
  return a.file < b.file
    ? -1
    : a.file > b.file
      ? 1
      : a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}

/** Sorts problems as a reader meets them: by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(byPlace);
}

/** Two lines: the place, which terminals make a link of, with what is wrong; and what to do. */
export function formatProblem({file, line, column, message, advice}: Problem): string {
  const place = [file, line, ...(column === undefined ? [] : [column])].join(':');
  return `${place}  ${message}\n    ${advice}`;
}
