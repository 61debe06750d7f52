import {formatProblem} from '../formatProblem';
import type {SavedReport} from './checkSaved';

/** What a reporter writes to. */
export interface Outlets {
  /** The terminal. */
  readonly print: (text: string) => void;
  /** The browsers that show the site; an empty list says that nothing is wrong any more. */
  readonly show: (messages: readonly {moduleName: string; message: string}[]) => void;
}

/** Tells of problems as they come and go, and of each missing workspace once. */
export function createReporter({print, show}: Outlets): (report: SavedReport) => void {
  const wrong = new Set<string>();
  const toldMissing = new Set<string>();

  function tellMissing(product: string): void {
    if (!toldMissing.has(product)) {
      toldMissing.add(product);
      print(
        `The code on ${product} pages is not compiled: its packages are not installed. \`npm run check:docs\` installs them.`,
      );
    }
  }

  return ({files, problems, missing}) => {
    missing.forEach(tellMissing);
    problems.map(formatProblem).forEach(print);
    for (const file of files) {
      const isWrong = problems.some((problem) => problem.file === file);
      if (wrong.has(file) && !isWrong) {
        print(`${file}  All checks pass again.`);
      }
      wrong[isWrong ? 'add' : 'delete'](file);
    }
    if (problems.length > 0) {
      show(
        problems.map(({file, line, message, advice}) => ({
          moduleName: `${file}:${line}`,
          message: `${message}\n${advice}`,
        })),
      );
    }
  };
}
