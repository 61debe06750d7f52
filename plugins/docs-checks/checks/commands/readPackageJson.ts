import {findNodeAtLocation, parseTree, type Node} from 'jsonc-parser';
import type {Code} from 'mdast';
import {parseMeta} from '../../../code-blocks/parseMeta';
import {lineOf, listCode} from '../../pageNodes';
import type {DocsPage} from '../../types';

/** An entry of a package.json, such as a script. */
export interface PackageEntry {
  readonly key: string;
  readonly value: string;
  /** The line of the page. */
  readonly line: number;
}

const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

function isPackageJson({meta}: Code): boolean {
  const {title, file, skipReason} = parseMeta(meta ?? '').meta;
  return skipReason === undefined && /(?:^|\/)package\.json$/.test(title ?? file ?? '');
}

function toEntry(property: Node, code: Code): PackageEntry[] {
  const key: unknown = property.children?.[0]?.value;
  const value: unknown = property.children?.[1]?.value;
  const line = lineOf(code) + code.value.slice(0, property.offset).split('\n').length;
  return typeof key === 'string' && typeof value === 'string' ? [{key, value, line}] : [];
}

function listEntries(page: DocsPage, sections: readonly string[]): PackageEntry[] {
  return listCode(page, ['json'])
    .filter(isPackageJson)
    .flatMap((code) => {
      const tree = parseTree(code.value);
      return sections
        .flatMap((section) => (tree ? findNodeAtLocation(tree, [section])?.children : []) ?? [])
        .flatMap((property) => toEntry(property, code));
    });
}

/** The scripts in every package.json of a page. */
export function listScripts(page: DocsPage): PackageEntry[] {
  return listEntries(page, ['scripts']);
}

/** What every package.json of a page depends on. */
export function listDependencies(page: DocsPage): PackageEntry[] {
  return listEntries(page, DEPENDENCIES);
}
