import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import {format} from 'prettier/standalone';
import {transform} from 'sucrase';
import {findSyntaxError} from './parseTypeScript';

/** How the pages are formatted; a test compares it with the formatter's own settings. */
export const FORMAT = {printWidth: 100, singleQuote: true, bracketSpacing: false} as const;

export interface TypeScriptKind {
  /** Whether the code may hold JSX. */
  readonly jsx: boolean;
}

/** TypeScript that does not parse. */
export class CodeSyntaxError extends Error {
  /** The line of the code, from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'CodeSyntaxError';
    this.line = line;
  }
}

function withoutSpace(code: string): string {
  return code.replace(/\s+/g, '');
}

/**
 * Takes the types out of TypeScript and leaves every line where it is.
 *
 * Sucrase does it: it keeps comments and drops imports that only types used. The other candidates
 * fail in one of these: `ts-blank-space` keeps such imports and stumbles over `<Grid<Row> />`,
 * TypeScript itself drops blank lines, and Babel prints the code anew.
 */
export function eraseTypes(code: string, {jsx}: TypeScriptKind): string {
  return transform(code, {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  }).code;
}

/** Drops the lines on which nothing but types stood. */
function dropEmptied(erased: string, code: string): string {
  const before = code.split('\n');
  return erased
    .split('\n')
    .filter((line, index) => line.trim() !== '' || (before[index] ?? '').trim() === '')
    .join('\n');
}

/**
 * The JavaScript that TypeScript stands for: types erased, comments and blank lines kept, formatted
 * like the pages. Code without types stays as it is.
 *
 * @throws CodeSyntaxError when the code does not parse
 */
export async function toJavaScript(code: string, kind: TypeScriptKind): Promise<string> {
  const problem = findSyntaxError(code, kind);
  if (problem) {
    throw new CodeSyntaxError(problem.message, problem.line);
  }
  const erased = eraseTypes(code, kind);
  if (withoutSpace(erased) === withoutSpace(code)) {
    return code;
  }
  const formatted = await format(dropEmptied(erased, code), {
    ...FORMAT,
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin],
  });
  return formatted.trimEnd();
}
