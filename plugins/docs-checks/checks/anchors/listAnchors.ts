import {createBlockId, createIdKeeper, toJavaScriptId} from '../../../code-blocks/blockIds';
import {parseMeta} from '../../../code-blocks/parseMeta';
import {buildReferences} from '../../../studio-reference/buildReferences';
import {STUDIO_SOURCES} from '../../../studio-reference/sources';
import type {FieldGroup, StudioReferenceData} from '../../../studio-reference/types';
import {lineOf, listCode, listElements, listNodes, readAttribute} from '../../pageNodes';
import type {DocsPage} from '../../types';
import {readHeadings} from '../headings/readHeadings';

/** A place on a page that a link may name. */
export interface Anchor {
  readonly id: string;
  readonly line: number;
}

function listElementIds(page: DocsPage, isWanted: (name: string) => boolean): Anchor[] {
  return listElements(page).flatMap((element) => {
    const id = readAttribute(element, 'id');
    return id && isWanted(element.name ?? '') ? [{id, line: lineOf(element)}] : [];
  });
}

/** The anchors that the text of a page spells out: its headings, and ids of elements. */
export function listOwnAnchors(page: DocsPage): Anchor[] {
  const headings = readHeadings(page).map(({id, line}) => ({id, line}));
  return [...headings, ...listElementIds(page, () => true)].sort((a, b) => a.line - b.line);
}

/** Components tell Docusaurus their ids; HTML elements do not, and a link to one stops the build. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];

function listCodeIds(page: DocsPage): string[] {
  const takeId = createIdKeeper();
  return listNodes(page.tree).flatMap((node) => {
    if (node.type !== 'code' || !node.lang) {
      return [];
    }
    const {title, file, variant} = parseMeta(node.meta ?? '').meta;
    const name = title ?? file;
    if (name === undefined && variant === undefined) {
      return [];
    }
    const own = takeId(
      createBlockId({title: name, variant, language: node.lang, code: node.value}),
    );
    const twin = toJavaScriptId(own);
    return twin === own ? [own] : [own, twin];
  });
}

function listTabIds(page: DocsPage): string[] {
  const hasTabs = listCode(page, ['bash', 'sh']).some(({meta}) => meta === 'npm2yarn');
  return hasTabs ? MANAGERS.map((manager) => `npm2yarn-${manager}`) : [];
}

function listFieldIds(groups: readonly FieldGroup[]): string[] {
  return groups
    .flatMap(({fields}) => fields)
    .flatMap((field) => [field.id, ...listFieldIds(field.groups)]);
}

const REFERENCE = /@generated\/studio-reference\/default\/(?<name>[\w-]+)\.json/g;

let references: ReadonlyMap<string, StudioReferenceData> | undefined;

function listReferenceIds(page: DocsPage): string[] {
  return [...page.source.matchAll(REFERENCE)].flatMap(({groups}) => {
    references ??= buildReferences(STUDIO_SOURCES);
    return listFieldIds(references.get(groups?.name ?? '')?.groups ?? []);
  });
}

function listDemoIds(page: DocsPage): string[] {
  return listElements(page)
    .filter(({name}) => name === 'Demo')
    .map((element) => readAttribute(element, 'of') ?? '');
}

const known = new WeakMap<DocsPage, ReadonlySet<string>>();

/** Every anchor that a page of the site may link to, also of blocks of code, demos, references. */
export function listAnchors(page: DocsPage): ReadonlySet<string> {
  const anchors =
    known.get(page) ??
    new Set([
      ...readHeadings(page).map(({id}) => id),
      ...listElementIds(page, isComponent).map(({id}) => id),
      ...listCodeIds(page),
      ...listTabIds(page),
      ...listReferenceIds(page),
      ...listDemoIds(page),
    ]);
  known.set(page, anchors);
  return anchors;
}
