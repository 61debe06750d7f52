import type {CodeSpan} from './tokenizeLines';

export type LineMark = 'highlight' | 'add' | 'remove' | 'dim' | 'prompt' | 'output';

export interface RenderOptions {
  /** The marks of each line, by its index; a missing entry has none. */
  readonly marks?: ReadonlyMap<number, readonly LineMark[]>;
  /** Gives every line an element of its own, for example to number them. */
  readonly separateLines?: boolean;
  /** Where the names in the code lead: address by name. */
  readonly links?: ReadonlyMap<string, string>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function createLinker(links: ReadonlyMap<string, string>): (text: string) => string {
  const linked = new Set<string>();
  return (text) =>
    text
      .split(/(?<![\w$.-])([A-Za-z_$][\w$]*)(?![\w$-])/)
      .map((part) => {
        const address = links.get(part);
        if (address === undefined) {
          return escapeHtml(part);
        }
        // A name is one stop for the Tab key, however often it occurs in the block.
        const stop = linked.has(part) ? ' tabindex="-1"' : '';
        linked.add(part);
        return `<a class="code-link" href="${escapeHtml(address)}"${stop}>${part}</a>`;
      })
      .join('');
}

function renderSpan({text, kind}: CodeSpan, link: (text: string) => string): string {
  const isProse = kind === 'comment' || kind === 'string';
  const content = isProse ? escapeHtml(text) : link(text);
  return kind === null ? content : `<span class="tok-${kind}">${content}</span>`;
}

/** The HTML of highlighted lines. Its text content is the code, character for character. */
export function renderLines(
  lines: readonly (readonly CodeSpan[])[],
  {marks = new Map(), separateLines = false, links = new Map()}: RenderOptions = {},
): string {
  const link = links.size > 0 ? createLinker(links) : escapeHtml;
  const contents = lines.map((spans) => spans.map((span) => renderSpan(span, link)).join(''));
  if (!separateLines && marks.size === 0) {
    return contents.join('\n');
  }
  return contents
    .map((content, index) => {
      const classes = ['code-line', ...(marks.get(index) ?? []).map((mark) => `code-line-${mark}`)];
      const end = index < contents.length - 1 ? '\n' : '';
      return `<span class="${classes.join(' ')}">${content}${end}</span>`;
    })
    .join('');
}
