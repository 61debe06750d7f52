import {createBlockId, toJavaScriptId, toJavaScriptTitle} from './blockIds';
import {findCoreLinks, type ExportPages} from './coreLinks';
import {LANGUAGES} from './languages';
import {mapLines} from './mapLines';
import type {FenceMeta} from './parseMeta';
import {readMetaMarks, readSigns, type Marks} from './readMarks';
import {renderLines, type LineMark} from './renderLines';
import {eraseTypes, toJavaScript} from './toJavaScript';
import {tokenizeLines} from './tokenizeLines';
import type {HighlightedCode} from './types';

/** A fence whose language and meta are in order. */
export interface Fence {
  readonly language: string;
  readonly code: string;
  readonly meta: FenceMeta;
}

export interface HighlightContext {
  /** Where the site is served, such as `/toolpad/`. */
  readonly baseUrl: string;
  /** Where the exports of Toolpad Core are described. */
  readonly exportPages: ExportPages;
  /** Makes an id unique on the page. */
  readonly takeId: (id: string) => string;
}

interface Text {
  readonly code: string;
  readonly language: string;
  readonly marks: Marks;
}

const TYPESCRIPT = ['ts', 'tsx'];
const SCRIPTS = [...TYPESCRIPT, 'js', 'jsx'];
const TERMINAL = ['bash', 'sh'];

/** Readers check a command before they run it, so all of it shows; output keeps its columns. */
function isCommand({language, marks}: Text): boolean {
  return TERMINAL.includes(language) && ![...marks.values()].flat().includes('output');
}

function render(text: Text, meta: FenceMeta, {baseUrl, exportPages}: HighlightContext): string {
  const {code, language, marks} = text;
  return renderLines(tokenizeLines(code, language), {
    marks,
    // A line of its own for each command shows where the next one starts.
    separateLines: meta.showLineNumbers || isCommand(text),
    links: SCRIPTS.includes(language) ? findCoreLinks(code, exportPages, baseUrl) : undefined,
  });
}

function moveMarks(marks: Marks, before: string, after: string): Map<number, LineMark[]> {
  const moved = new Map<number, LineMark[]>();
  const kinds = new Set([...marks.values()].flat());
  for (const kind of kinds) {
    const lines = [...marks].flatMap(([line, found]) => (found.includes(kind) ? [line] : []));
    for (const line of mapLines(before, after, lines)) {
      moved.set(line, [...(moved.get(line) ?? []), kind]);
    }
  }
  return moved;
}

/** The JavaScript twin of a text; null when it says the same, or nothing. */
async function createTwin({code, language, marks}: Text): Promise<Text | null> {
  if (!TYPESCRIPT.includes(language)) {
    return null;
  }
  const jsx = language === 'tsx';
  const twin = await toJavaScript(code, {jsx});
  return twin === '' || twin === code
    ? null
    : {
        code: twin,
        language: jsx ? 'jsx' : 'js',
        marks: moveMarks(marks, eraseTypes(code, {jsx}), twin),
      };
}

/**
 * Highlights a fence, with its JavaScript twin if it is TypeScript.
 *
 * @throws CodeSyntaxError when TypeScript does not parse
 */
export async function highlightFence(
  {language, code: source, meta}: Fence,
  context: HighlightContext,
): Promise<HighlightedCode> {
  const {code, marks: signs} = readSigns(source, language);
  const asked = readMetaMarks(meta, code.split('\n').length);
  const text: Text = {code, language, marks: new Map([...signs, ...asked])};
  const twin = await createTwin(text);
  const title = meta.title ?? meta.file;
  const jsTitle =
    title !== undefined && TYPESCRIPT.includes(language) ? toJavaScriptTitle(title) : undefined;
  const needsId = title !== undefined || meta.variant !== undefined || twin !== null;
  const id = needsId
    ? context.takeId(createBlockId({title, variant: meta.variant, language, code}))
    : undefined;
  return {
    label: LANGUAGES[language]?.label ?? language,
    html: render(text, meta, context),
    title,
    id,
    jsHtml: twin ? render(twin, meta, context) : undefined,
    jsTitle: jsTitle === title ? undefined : jsTitle,
    jsId: twin && id ? context.takeId(toJavaScriptId(id)) : undefined,
    showLineNumbers: meta.showLineNumbers || undefined,
    wrap: meta.wrap || isCommand(text) || undefined,
  };
}
