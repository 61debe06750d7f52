import {createPageCheck} from '../../createPageCheck';
import type {DocsPage, Problem} from '../../types';
import {compareAnchors, readAnchorList, type AnchorList} from './anchorList';

async function checkPage(page: DocsPage, list: AnchorList): Promise<Problem[]> {
  const {address, added, gone} = await compareAnchors(page, list);
  const [first] = added;
  const news = added.map(({id}) => `#${id}`).join(', ');
  return [
    ...gone.map((id) => ({
      file: page.path,
      // It may have been the heading that is new now.
      line: first?.line ?? 1,
      message: `${address}#${id} leads nowhere any more, and other sites may link to it.`,
      advice: `Write {/* #${id} */} at the end of the heading that has its text now. Where that heading must keep another id, write <span id="${id}" /> on a line of its own above it.`,
    })),
    ...(first && gone.length === 0
      ? [
          {
            file: page.path,
            line: first.line,
            message: `The page has new anchors that nothing keeps yet: ${news}.`,
            advice:
              'Run `npm run docs:anchors` and commit the list; from then on they stay where they are.',
          },
        ]
      : []),
  ];
}

/** Anchors that were once there still are. */
export const checkAnchors = createPageCheck('anchors', async (page, {rootDir}) =>
  page.kind === 'page' ? checkPage(page, await readAnchorList(rootDir)) : [],
);
