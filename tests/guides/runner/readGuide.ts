import {parseRanges} from '../../../plugins/code-blocks/lineRanges';
import {parseMeta} from '../../../plugins/code-blocks/parseMeta';
import {GuideError} from './GuideError';
import {parseCommand, type GuideCommand} from './parseCommand';
import {readBlocks, type GuideBlock} from './readBlocks';

/** A line of a page. */
export interface SourceLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** What a reader does with a block: runs a command, or writes a file. */
export type GuideAction =
  | {readonly kind: 'command'; readonly line: number; readonly command: GuideCommand}
  | {
      readonly kind: 'file';
      readonly line: number;
      /** The path from the folder in which the reader is. */
      readonly path: string;
      readonly lines: readonly SourceLine[];
      /** The lines go to the end of the file that is there, instead of replacing it. */
      readonly isContinued: boolean;
    };

/** What stands under one `##` heading. */
export interface GuideStep {
  readonly title: string;
  /** The line of the heading, from 1. */
  readonly line: number;
  readonly actions: readonly GuideAction[];
}

interface MutableStep extends GuideStep {
  readonly actions: GuideAction[];
}

const COMMAND_LANGUAGES = ['bash', 'sh'];
const SHOWN_ONLY = ['text', 'diff'];

function readCommands({lines}: GuideBlock): SourceLine[] {
  const isSession = lines.some(({text}) => text.startsWith('$ '));
  const typed = isSession
    ? lines
        .filter(({text}) => text.startsWith('$ '))
        .map(({text, line}) => ({text: text.slice(2), line}))
    : lines;
  return typed.filter(({text}) => text.trim() !== '' && !text.startsWith('#'));
}

function dropRemoved(lines: readonly SourceLine[], removed: string | undefined): SourceLine[] {
  const indexes = new Set(removed === undefined ? [] : parseRanges(removed));
  return lines.filter((_, index) => !indexes.has(index));
}

/**
 * Reads what a guide tells its reader to do, step by step.
 *
 * @param page - the path of the page, for messages
 * @param source - the text of the page
 * @param runtime - whose variant to follow; without one, no block of the guide may be a variant
 * @throws GuideError for a block that tells neither a file nor commands, and for a command that
 * nobody has allowed
 */
export function readGuide(page: string, source: string, runtime?: string): GuideStep[] {
  const steps: MutableStep[] = [];
  const begin = (title: string, line: number): MutableStep => {
    const step = {title, line, actions: []};
    steps.push(step);
    return step;
  };
  let lastFile: string | undefined;
  for (const item of readBlocks(source)) {
    if (item.kind === 'heading') {
      begin(item.title, item.line);
      continue;
    }
    const {title, actions} = steps.at(-1) ?? begin('before the first heading', 1);
    const fail = (message: string, line = item.line) =>
      new GuideError({page, step: title, line}, message);
    if (item.runtimes.length > 0 && runtime === undefined) {
      throw fail(`this is for ${item.runtimes.join(', ')}, and nobody has said which to follow`);
    }
    if (item.runtimes.some((required) => !required.split(' ').includes(runtime ?? ''))) {
      continue;
    }
    const {meta} = parseMeta(item.meta);
    const path = meta.file ?? (meta.continues ? lastFile : undefined);
    if (path !== undefined) {
      const lines = dropRemoved(item.lines, meta.remove);
      actions.push({kind: 'file', line: item.line, path, lines, isContinued: meta.continues});
      lastFile = path;
    } else if (COMMAND_LANGUAGES.includes(item.language)) {
      for (const {text, line} of readCommands(item)) {
        const command = parseCommand(text);
        if (typeof command === 'string') {
          throw fail(command, line);
        }
        actions.push({kind: 'command', line, command});
      }
    } else if (!SHOWN_ONLY.includes(item.language) && meta.skipReason === undefined) {
      throw fail(
        'this block does not say which file it is; write file="…", or check=skip and a reason for what readers do not write',
      );
    }
  }
  return steps;
}
