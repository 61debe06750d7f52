import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {placeAdSlot} from './placeAdSlot';

function paragraph(text: string): RootContent {
  return {type: 'paragraph', children: [{type: 'text', value: text}]};
}

function element(name: string, line: number, children: RootContent[] = []): RootContent {
  const point = {line, column: 1};
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    // The types of mdast let blocks stand only where they can; these trees need no more than blocks.
    children: children.filter((child) => child.type === 'mdxJsxFlowElement'),
    position: {start: point, end: point},
  };
}

const LEAD = paragraph('lead');
const REST = paragraph('rest');
const HEADING: RootContent = {
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: 'heading'}],
};
const PICTURE: RootContent = {type: 'paragraph', children: [{type: 'image', url: 'a.png'}]};
const IMPORT: RootContent = {type: 'mdxjsEsm', value: "import x from 'x';"};
const GUEST = element('AdGuest', 7);

function nameOf(node: RootContent): string {
  if (node.type === 'mdxJsxFlowElement') {
    return node.name ?? '';
  }
  const [child] = node.type === 'paragraph' ? node.children : [];
  return child?.type === 'text' ? child.value : node.type;
}

function place(children: readonly RootContent[], frontMatter: Record<string, unknown> = {}) {
  const root: Root = {type: 'root', children: [...children]};
  const file: Pick<VFile, 'data' | 'path'> = {
    data: {frontMatter},
    path: path.join(process.cwd(), 'core/page.mdx'),
  };
  Reflect.apply(placeAdSlot(), undefined, [root, file]);
  return root.children.map(nameOf);
}

test.each([
  ['below the first paragraph', [LEAD, REST], ['lead', 'AdSlot', 'rest']],
  ['also where it is the only one', [LEAD], ['lead', 'AdSlot']],
  ['not below an import', [IMPORT, LEAD, HEADING], ['mdxjsEsm', 'lead', 'AdSlot', 'heading']],
  ['not below a picture', [PICTURE, LEAD], ['paragraph', 'lead', 'AdSlot']],
  ['below the lead that follows a heading', [HEADING, LEAD], ['heading', 'lead', 'AdSlot']],
  ['at the end of a page without a paragraph', [HEADING], ['heading', 'AdSlot']],
  ['where the guest stands', [LEAD, REST, GUEST, HEADING], ['lead', 'rest', 'AdSlot', 'heading']],
])('the slot stands %s', (_where, children, expected) => {
  expect(place(children)).toEqual(expected);
});

test('front matter turns it off', () => {
  expect(place([LEAD, REST], {ad: false})).toEqual(['lead', 'rest']);
  expect(place([LEAD, REST], {ad: true})).toEqual(['lead', 'AdSlot', 'rest']);
});

test.each([
  ['two guests', [LEAD, GUEST, element('AdGuest', 9)], {}, /page\.mdx:9: a page has one ad/],
  ['a guest before the text', [GUEST, LEAD], {}, /page\.mdx:7: <AdGuest \/> comes before the text/],
  ['a guest without any text', [HEADING, GUEST], {}, /page\.mdx:7: <AdGuest \/> comes before/],
  [
    'a guest inside something',
    [LEAD, element('Tabs', 5, [GUEST])],
    {},
    /core\/page\.mdx:7: <AdGuest \/> stands inside something: put it on a line of its own/,
  ],
  ['a guest that is off', [LEAD, GUEST], {ad: false}, /page\.mdx:7: the front matter says/],
])('%s stops the build', (_name, children, frontMatter, message) => {
  expect(() => place(children, frontMatter)).toThrow(message);
});
