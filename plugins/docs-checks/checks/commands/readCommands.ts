import {parse} from 'shell-quote';

/** One call of a program. */
export interface Command {
  /** The program and its arguments; variables stay as they are written. */
  readonly words: readonly string[];
  /** The line within the code on which it starts, from 1. */
  readonly line: number;
}

const REDIRECTIONS = ['<', '>', '>>', '>&'];
const ASSIGNMENT = /^\w+=/;

interface Line {
  readonly text: string;
  readonly line: number;
}

/** Lines that end with a backslash go on in the next one. */
function joinLines(code: string): Line[] {
  const joined: Line[] = [];
  let open: Line | undefined;
  for (const [index, text] of code.split('\n').entries()) {
    const line: Line = open ? {...open, text: `${open.text} ${text}`} : {text, line: index + 1};
    open = text.endsWith('\\') ? {...line, text: line.text.slice(0, -1)} : undefined;
    if (!open) {
      joined.push(line);
    }
  }
  return open ? [...joined, open] : joined;
}

function splitLine({text, line}: Line): Command[] {
  const calls: string[][] = [[]];
  let isTarget = false;
  for (const entry of parse(text, (name) => `$${name}`)) {
    if (typeof entry === 'string' || ('op' in entry && entry.op === 'glob')) {
      const word = typeof entry === 'string' ? entry : entry.pattern;
      if (!isTarget) {
        calls.at(-1)?.push(word);
      }
      isTarget = false;
    } else if ('op' in entry && REDIRECTIONS.includes(entry.op)) {
      isTarget = true;
    } else if ('op' in entry) {
      calls.push([]);
    }
  }
  return calls
    .map((words) => words.slice(words.findIndex((word) => !ASSIGNMENT.test(word))))
    .filter((words) => words.some((word) => !ASSIGNMENT.test(word)))
    .map((words) => ({words, line}));
}

/**
 * Reads the commands of a text for a terminal. Where lines start with `$ `, the others are output.
 */
export function readCommands(code: string): Command[] {
  const lines = joinLines(code);
  const asked = lines.filter(({text}) => text.startsWith('$ '));
  const commands =
    asked.length > 0 ? asked.map(({text, line}) => ({text: text.slice(2), line})) : lines;
  return commands.flatMap(splitLine);
}
