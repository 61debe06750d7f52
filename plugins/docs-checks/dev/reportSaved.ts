import {formatProblem} from '../formatProblem';
import type {Problem} from '../types';
import type {SavedReport} from './checkSaved';

/** A problem as the overlay of the development server shows it. */
export interface OverlayMessage {
  readonly moduleName: string;
  readonly message: string;
}

/** What a reporter writes to. */
export interface Outlets {
  /** The terminal. */
  readonly print: (text: string) => void;
  /** The browsers that show the site; an empty list takes away what they show. */
  readonly show: (messages: readonly OverlayMessage[]) => void;
}

export interface Reporter {
  /** Tells what a check has found. */
  readonly report: (report: SavedReport) => void;
  /** Forgets what is known of pages that are being checked again. */
  readonly forget: (files: readonly string[]) => void;
  /** Shows again what the bundler has taken away, because it has nothing to say itself. */
  readonly repeat: () => void;
}

function toMessage({file, line, message, advice}: Problem): OverlayMessage {
  return {moduleName: `${file}:${line}`, message: `${message}\n${advice}`};
}

/** Tells of problems as they come and go, and of each missing workspace once. */
export function createReporter({print, show}: Outlets): Reporter {
  const wrong = new Set<string>();
  const shown = new Map<string, readonly OverlayMessage[]>();
  const toldMissing = new Set<string>();

  function tellMissing(product: string): void {
    if (!toldMissing.has(product)) {
      toldMissing.add(product);
      print(
        `The code on ${product} pages is not compiled: its packages are not installed. \`npm run check:docs\` installs them.`,
      );
    }
  }

  function update(file: string, problems: readonly Problem[]): void {
    if (problems.length > 0) {
      wrong.add(file);
      shown.set(file, problems.map(toMessage));
      return;
    }
    shown.delete(file);
    if (wrong.delete(file)) {
      print(`${file}  All checks pass again.`);
    }
  }

  return {
    report({files, problems, missing}) {
      missing.forEach(tellMissing);
      problems.map(formatProblem).forEach(print);
      for (const file of files) {
        update(
          file,
          problems.filter((problem) => problem.file === file),
        );
      }
      show([...shown.values()].flat());
    },
    forget(files) {
      files.forEach((file) => shown.delete(file));
    },
    repeat() {
      if (shown.size > 0) {
        show([...shown.values()].flat());
      }
    },
  };
}
