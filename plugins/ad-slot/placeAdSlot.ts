import path from 'node:path';
import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';

/** What a writer puts where the ad is to stand. */
const GUEST = 'AdGuest';
/** The component that fills the place; `src/components/mdxComponents.ts` makes it known to pages. */
const SLOT = 'AdSlot';

const slot: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: SLOT,
  attributes: [],
  children: [],
};

function isGuest(node: Nodes): boolean {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === GUEST
  );
}

function listGuests(node: Nodes): Nodes[] {
  const below = 'children' in node ? node.children.flatMap(listGuests) : [];
  return isGuest(node) ? [node, ...below] : below;
}

/** A paragraph of words; a picture on a line of its own is a paragraph, too, and says nothing. */
function isLead(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.some((child) => child.type !== 'image');
}

function findProblem(root: Root, leadIndex: number, isOff: boolean): [Nodes, string] | null {
  const [guest, second] = listGuests(root);
  if (!guest) {
    return null;
  }
  if (second) {
    return [second, 'a page has one ad: remove this second <AdGuest />'];
  }
  if (isOff) {
    return [guest, 'the front matter says `ad: false`: remove that, or remove <AdGuest />'];
  }
  const index = root.children.findIndex((node) => node === guest);
  if (index === -1) {
    return [
      guest,
      '<AdGuest /> stands inside something: put it on a line of its own between blocks',
    ];
  }
  return index < leadIndex || leadIndex === -1
    ? [guest, '<AdGuest /> comes before the text: put it below the first paragraph']
    : null;
}

/**
 * A remark plugin that gives every page its ad slot: below the first paragraph, or where the page
 * has `<AdGuest />`. Front matter `ad: false` turns it off. A page without a paragraph has its slot
 * at the end, because readers get to the text first.
 */
export function placeAdSlot(): (root: Root, file: VFile) => void {
  return (root, file) => {
    const {frontMatter} = file.data;
    const isOff =
      typeof frontMatter === 'object' &&
      frontMatter !== null &&
      'ad' in frontMatter &&
      frontMatter.ad === false;
    const leadIndex = root.children.findIndex(isLead);
    const problem = findProblem(root, leadIndex, isOff);
    if (problem) {
      const [node, message] = problem;
      const name = path.relative(process.cwd(), file.path);
      throw new Error(`${name}:${node.position?.start.line ?? 1}: ${message}.`);
    }
    if (isOff) {
      return;
    }
    const guestIndex = root.children.findIndex(isGuest);
    if (guestIndex === -1) {
      root.children.splice(
        leadIndex === -1 ? root.children.length : leadIndex + 1,
        0,
        structuredClone(slot),
      );
    } else {
      root.children[guestIndex] = structuredClone(slot);
    }
  };
}
