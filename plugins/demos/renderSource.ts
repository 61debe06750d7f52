import {highlight} from '../code-blocks/highlight';
import type {LineRange} from './parseDemo';

/** One text of the source panel: a file in one of its two languages. */
export interface SourceText {
  /** The name of the file in this language: `Harbour.tsx` or `Harbour.jsx`. */
  readonly name: string;
  readonly language: 'ts' | 'js';
  readonly code: string;
  /** What to show first; undefined for a file that the demo only uses. */
  readonly mainLines?: LineRange | undefined;
}

/** Sources up to this many lines are shown whole. */
export const MAX_WHOLE_LINES = 14;

/** As many lines are shown first at most. */
export const MAX_MAIN_LINES = 16;

function isShownFirst(index: number, range: LineRange): boolean {
  return index >= range.first && index <= Math.min(range.last, range.first + MAX_MAIN_LINES - 1);
}

function renderText({name, language, code, mainLines}: SourceText): string {
  const text = code.trimEnd();
  // No span of a token goes on over the end of a line.
  const lines = highlight(text, language === 'ts' ? 'tsx' : 'jsx').split('\n');
  const first = mainLines && lines.length > MAX_WHOLE_LINES ? mainLines : undefined;
  const html = lines.map((line, index) => {
    const isFirst = !first || isShownFirst(index, first);
    return `<span class="demo-line"${isFirst ? '' : ' data-more'}>${line}\n</span>`;
  });
  // Lines from inside a function start at the margin as long as nothing else shows.
  const indent = first ? (/^ */.exec(text.split('\n')[first.first] ?? '')?.[0].length ?? 0) : 0;
  // A scrolling area must be reachable by keyboard, and so needs a name.
  return (
    `<pre class="demo-text" data-file="${name}" data-language="${language}"` +
    `${mainLines ? ' data-main' : ''}${indent > 0 ? ` style="--indent:${indent}ch"` : ''} tabindex="0" role="region" aria-label="${name}" dir="ltr">` +
    `<code>${html.join('')}</code></pre>`
  );
}

/** The source of a demo as static HTML: every file in every language. CSS shows what is chosen. */
export function renderSource(texts: readonly SourceText[]): string {
  return texts.map(renderText).join('');
}
