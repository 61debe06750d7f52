import {findPages} from '../../findPages';
import {parsePage} from '../../parsePage';
import type {DocsPage} from '../../types';
import {compareAnchors, readAnchorList, writeAnchorList, type AnchorList} from './anchorList';

export interface AcceptedAnchors {
  readonly list: AnchorList;
  /** What was added or dropped, and what is gone and still on the list. */
  readonly report: readonly string[];
}

/**
 * Puts new anchors on the list.
 *
 * @param forget - also drops what is gone, where it was never published or must not be kept
 */
export async function acceptAnchors(
  pages: readonly DocsPage[],
  list: AnchorList,
  forget: boolean,
): Promise<AcceptedAnchors> {
  const next = new Map(forget ? [] : list);
  const report: string[] = [];
  for (const page of pages) {
    const {address, added, gone} = await compareAnchors(page, list);
    const kept = [...(list.get(address) ?? [])].filter((id) => !forget || !gone.includes(id));
    next.set(address, new Set([...kept, ...added.map(({id}) => id)]));
    report.push(
      ...added.map(({id}) => `new: ${address}#${id}`),
      ...gone.map((id) => `${forget ? 'dropped' : 'gone, still on the list'}: ${address}#${id}`),
    );
  }
  return {list: next, report};
}

/** `npm run docs:anchors`, with `-- --forget` to drop what is gone. */
export async function main(rootDir: string, args: readonly string[]): Promise<void> {
  const pages = findPages(rootDir).filter(({kind}) => kind === 'page');
  const accepted = await acceptAnchors(
    pages.map(parsePage),
    await readAnchorList(rootDir),
    args.includes('--forget'),
  );
  await writeAnchorList(rootDir, accepted.list);
  process.stdout.write([...accepted.report, `${pages.length} pages`, ''].join('\n'));
}
