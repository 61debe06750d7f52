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
 * The JavaScript that TypeScript stands for: types erased, comments and blank lines kept, formatted
 * like the pages.
 *
 * Sucrase erases: it keeps lines where they are and drops imports that only types used. The other
 * candidates fail in one of these: `ts-blank-space` keeps such imports and rejects `<Grid<Row> />`,
 * TypeScript itself drops blank lines, and Babel prints the code anew.
 *
 * @throws CodeSyntaxError when the code does not parse
 */
export async function toJavaScript(code: string, {jsx}: TypeScriptKind): Promise<string> {
  const problem = findSyntaxError(code, {jsx});
  if (problem) {
    throw new CodeSyntaxError(problem.message, problem.line);
  }
  const erased = transform(code, {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  }).code;
  if (withoutSpace(erased) === withoutSpace(code)) {
    return code;
  }
  const formatted = await format(erased, {
    ...FORMAT,
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin],
  });
  return formatted.trimEnd();
}
