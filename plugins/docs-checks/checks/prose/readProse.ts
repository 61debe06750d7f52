import type {Nodes} from 'mdast';
import {listElements, readAttribute} from '../../pageNodes';
import type {DocsPage} from '../../types';

/** A stretch of a page's text, by offsets. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Attributes whose text readers see or hear. */
const SPOKEN_ATTRIBUTES = ['title', 'alt', 'label', 'caption', 'summary', 'description'];
const SPOKEN_KEYS = /^(?:title|description):[ ]*(?<value>.+)$/gm;

function rangeOf(node: Nodes): Range {
  return {start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0};
}

/** Where a text stands inside a range; nowhere when it is written in another way. */
function findWithin(page: DocsPage, text: string, {start, end}: Range): Range[] {
  const at = text === '' ? -1 : page.source.indexOf(text, start);
  return at === -1 || at + text.length > end ? [] : [{start: at, end: at + text.length}];
}

function isBareAddress(node: Nodes): boolean {
  const [child] = node.type === 'link' ? node.children : [];
  return node.type === 'link' && child?.type === 'text' && node.url.endsWith(child.value);
}

function listTexts(page: DocsPage, node: Nodes): Range[] {
  if (node.type === 'text') {
    return [rangeOf(node)];
  }
  if (node.type === 'image') {
    return findWithin(page, node.alt ?? '', rangeOf(node));
  }
  const children: readonly Nodes[] =
    'children' in node && !isBareAddress(node) ? node.children : [];
  return children.flatMap((child) => listTexts(page, child));
}

function listFrontMatter(page: DocsPage): Range[] {
  const [top] = page.tree.children.filter(({type}) => type === 'yaml');
  return top
    ? [...page.source.slice(0, rangeOf(top).end).matchAll(SPOKEN_KEYS)].map(({index, 0: line}) => ({
        start: index + line.indexOf(':') + 1,
        end: index + line.length,
      }))
    : [];
}

function listAttributes(page: DocsPage): Range[] {
  return listElements(page).flatMap((element) =>
    SPOKEN_ATTRIBUTES.flatMap((name) =>
      findWithin(page, readAttribute(element, name) ?? '', rangeOf(element)),
    ),
  );
}

/**
 * The words of a page that are sentences: without code, addresses and MDX. Everything else becomes
 * blanks, so that each word keeps its place in the file.
 */
export function readProse(page: DocsPage): string {
  const blanks = page.source.replace(/[^\n]/g, ' ');
  const ranges = [
    ...listTexts(page, page.tree),
    ...listFrontMatter(page),
    ...listAttributes(page),
  ].sort((a, b) => a.start - b.start);
  let prose = '';
  for (const {start, end} of ranges) {
    const from = Math.max(start, prose.length);
    prose += blanks.slice(prose.length, from) + page.source.slice(from, end);
  }
  const whole = prose + blanks.slice(prose.length);
  return whole.replace(/&#?\w+;/g, (entity) => ' '.repeat(entity.length));
}

/** Line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
