import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readAddress} from '../../pageAddress';
import type {DocsPage} from '../../types';
import {listOwnAnchors, type Anchor} from './listAnchors';

export const ANCHORS_FILE = 'plugins/docs-checks/data/anchors.txt';

/** The ids that each page has promised to keep, by its address. */
export type AnchorList = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the list: one `/core/react-crud/#id` a line. */
export function parseAnchorList(text: string): AnchorList {
  const list = new Map<string, Set<string>>();
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [address = '', id = ''] = line.split('#');
    list.set(address, (list.get(address) ?? new Set()).add(id));
  }
  return list;
}

/** Writes the list down, sorted, so that its diff shows what is new and what is gone. */
export function printAnchorList(list: AnchorList): string {
  return [...list]
    .flatMap(([address, ids]) => [...ids].map((id) => `${address}#${id}\n`))
    .sort()
    .join('');
}

export async function readAnchorList(rootDir: string): Promise<AnchorList> {
  return parseAnchorList(await readFile(path.join(rootDir, ANCHORS_FILE), 'utf8'));
}

export async function writeAnchorList(rootDir: string, list: AnchorList): Promise<void> {
  await writeFile(path.join(rootDir, ANCHORS_FILE), printAnchorList(list));
}

/** What has changed on a page since the list was written. */
export interface AnchorChanges {
  readonly address: string;
  readonly added: readonly Anchor[];
  readonly gone: readonly string[];
}

export async function compareAnchors(page: DocsPage, list: AnchorList): Promise<AnchorChanges> {
  const address = await readAddress(page);
  const anchors = listOwnAnchors(page);
  const promised = list.get(address) ?? new Set();
  return {
    address,
    added: anchors.filter(({id}) => !promised.has(id)),
    gone: [...promised].filter((id) => !anchors.some((anchor) => anchor.id === id)),
  };
}
