/** A heading that starts a step, or a block of code, as they stand on the page. */
export type GuideItem =
  {readonly kind: 'heading'; readonly title: string; readonly line: number} | GuideBlock;

export interface GuideBlock {
  readonly kind: 'block';
  readonly language: string;
  /** The words after the language. */
  readonly meta: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  readonly lines: readonly {readonly text: string; readonly line: number}[];
  /**
   * Conditions that all must hold: each names one or more runtimes, divided by spaces, for which the
   * block is. They come from `runtime=` and from a `<Runtime>` around it.
   */
  readonly runtimes: readonly string[];
}

const FENCE = /^(?<indent> *)(?<ticks>`{3,})(?<language>\S*) ?(?<meta>.*)$/;
const RUNTIME = /^<Runtime is="(?<is>[^"]*)">$/;
const VARIANT = /(?:^| )runtime=(?<runtime>[\w-]+)/;

/** Reads headings of the second level and blocks of code, in their order. */
export function readBlocks(source: string): GuideItem[] {
  const items: GuideItem[] = [];
  const end = source.startsWith('---\n') ? source.indexOf('\n---\n', 3) : -1;
  const frontMatterLines = end === -1 ? 0 : source.slice(0, end).split('\n').length + 1;
  let around: string[] = [];
  let open: {block: GuideBlock; lines: {text: string; line: number}[]; indent: number} | undefined;
  let closing = '';
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    if (line <= frontMatterLines) {
      continue;
    }
    if (open) {
      if (text.trim() === closing) {
        items.push(open.block);
        open = undefined;
      } else {
        open.lines.push({text: text.slice(open.indent), line});
      }
      continue;
    }
    const fence = FENCE.exec(text)?.groups;
    if (fence) {
      const {indent = '', ticks = '', language = '', meta = ''} = fence;
      const variant = VARIANT.exec(meta)?.groups?.runtime;
      const lines: {text: string; line: number}[] = [];
      const runtimes = variant === undefined ? around : [...around, variant];
      const block: GuideBlock = {kind: 'block', language, meta, line, lines, runtimes};
      open = {block, lines, indent: indent.length};
      closing = ticks;
    } else if (text.startsWith('## ')) {
      const title = text.slice(3).replace(/\s*\{\/\*.*\*\/\}$/, '');
      items.push({kind: 'heading', title, line});
    } else if (text.trim() === '</Runtime>') {
      around = [];
    } else {
      const is = RUNTIME.exec(text.trim())?.groups?.is;
      around = is === undefined ? around : [is];
    }
  }
  return items;
}
