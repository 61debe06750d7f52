import {parseRanges} from './lineRanges';
import type {FenceMeta} from './parseMeta';
import type {LineMark} from './renderLines';

/** The marks of lines, by index from zero. */
export type Marks = ReadonlyMap<number, readonly LineMark[]>;

/** Code without the signs that only say what a line is, and the marks that stand for them. */
export interface MarkedCode {
  readonly code: string;
  readonly marks: Marks;
}

function fromLines(lines: readonly {text: string; mark: LineMark | null}[]): MarkedCode {
  return {
    code: lines.map(({text}) => text).join('\n'),
    marks: new Map(lines.flatMap(({mark}, index) => (mark ? [[index, [mark]] as const] : []))),
  };
}

/** Terminal sessions: `$ ` starts a command, a backslash continues it, the rest is output. */
function readSession(code: string): MarkedCode {
  const lines = code.split('\n');
  if (!lines.some((line) => line.startsWith('$ '))) {
    return {code, marks: new Map()};
  }
  let isContinued = false;
  return fromLines(
    lines.map((line) => {
      const isCommand = line.startsWith('$ ');
      const isOutput = !isCommand && !isContinued;
      isContinued = !isOutput && line.endsWith('\\');
      return {
        text: isCommand ? line.slice(2) : line,
        mark: isCommand ? 'prompt' : isOutput ? 'output' : null,
      };
    }),
  );
}

/** The `diff` format: the first column says what happened to a line. */
function readDiff(code: string): MarkedCode {
  return fromLines(
    code.split('\n').map((line) => {
      if (/^(?:\+\+\+ |--- |@@)/.test(line)) {
        return {text: line, mark: 'output'};
      }
      const mark = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'remove' : null;
      return {text: line.replace(/^[+\- ]/, ''), mark};
    }),
  );
}

/** Takes prompts and diff signs out of the code, so that nobody copies them. */
export function readSigns(code: string, language: string): MarkedCode {
  if (language === 'diff') {
    return readDiff(code);
  }
  return language === 'bash' || language === 'sh'
    ? readSession(code)
    : {code, marks: new Map<number, LineMark[]>()};
}

/** The marks that the meta of a fence asks for; outside of `focus` all lines are dim. */
export function readMetaMarks(meta: FenceMeta, lineCount: number): Map<number, LineMark[]> {
  const marks = new Map<number, LineMark[]>();
  const put = (mark: LineMark, lines: readonly number[]) => {
    for (const line of lines) {
      marks.set(line, [...(marks.get(line) ?? []), mark]);
    }
  };
  const ranges = {highlight: meta.highlight, add: meta.add, remove: meta.remove};
  put('highlight', ranges.highlight === undefined ? [] : parseRanges(ranges.highlight));
  put('add', ranges.add === undefined ? [] : parseRanges(ranges.add));
  put('remove', ranges.remove === undefined ? [] : parseRanges(ranges.remove));
  if (meta.focus !== undefined) {
    const inFocus = new Set(parseRanges(meta.focus));
    const all = Array.from({length: lineCount}, (_, line) => line);
    put(
      'dim',
      all.filter((line) => !inFocus.has(line)),
    );
  }
  return marks;
}
