import {renderLines} from './renderLines';
import {tokenizeLines} from './tokenizeLines';

/**
 * Highlights code while the site builds. The colours are in `src/css/code.css`.
 *
 * @param language - a name from `LANGUAGES`, such as `tsx`; text in an unknown one stays plain
 * @returns HTML of token spans, for the inside of a `<code>` element
 */
export function highlight(code: string, language: string): string {
  return renderLines(tokenizeLines(code, language));
}
