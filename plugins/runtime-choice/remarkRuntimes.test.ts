import path from 'node:path';
import type {Heading, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {createElement} from '../code-blocks/mdxNodes';
import {remarkRuntimes} from './remarkRuntimes';

const text: Paragraph = {type: 'paragraph', children: [{type: 'text', value: 'Words.'}]};
const heading: Heading = {type: 'heading', depth: 3, children: [{type: 'text', value: 'Title'}]};

function at<Node extends MdxJsxFlowElement>(line: number, node: Node): Node {
  const point = {line, column: 1};
  return {...node, position: {start: point, end: point}};
}

function runtime(is: string | undefined, children: MdxJsxFlowElement['children'] = [text]) {
  return createElement('Runtime', {is}, children);
}

function run(children: Root['children']): Root {
  const root: Root = {type: 'root', children};
  remarkRuntimes()(root, {path: path.resolve('core/page.mdx')});
  return root;
}

test('a page without runtimes stays as it is', () => {
  expect(run([text]).children).toEqual([text]);
});

test('a page imports what it uses', () => {
  const {children} = run([
    createElement('RuntimeChoice', {}),
    runtime('vite'),
    runtime('next-app'),
  ]);
  const imports = children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
  expect(imports).toEqual([
    "import {RuntimeChoice as SiteRuntimeChoice} from '@site/src/components/RuntimeChoice/RuntimeChoice'",
    "import {Runtime as SiteRuntime} from '@site/src/components/RuntimeChoice/Runtime'",
  ]);
  const names = children.flatMap((node) => (node.type === 'mdxJsxFlowElement' ? [node.name] : []));
  expect(names).toEqual(['SiteRuntimeChoice', 'SiteRuntime', 'SiteRuntime']);
});

test('inside a line it knows that it is', () => {
  const inline: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Runtime',
    attributes: [{type: 'mdxJsxAttribute', name: 'is', value: 'vite'}],
    children: [{type: 'text', value: 'words'}],
  };
  run([{type: 'paragraph', children: [inline]}]);
  expect(inline.name).toBe('SiteRuntime');
  expect(inline.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'inline', value: null});
});

test.each([
  ['an unknown runtime', runtime('remix'), /"remix".*one or more of next-app, next-pages, vite/],
  ['an unknown one among others', runtime('vite remix'), /"remix"/],
  ['two spaces', runtime('vite  next-app'), /does not know the runtime ""/],
  ['one runtime twice', runtime('vite vite'), /names a runtime twice/],
  ['no attribute', runtime(undefined), /has one attribute, is/],
  ['another attribute', createElement('Runtime', {for: 'vite'}), /has one attribute, is/],
  ['one more attribute', createElement('Runtime', {is: 'vite', id: 'a'}), /has one attribute, is/],
  ['a heading', runtime('vite', [heading]), /a heading inside <Runtime>/],
  [
    'a heading deeper down',
    runtime('vite', [{type: 'blockquote', children: [heading]}]),
    /a heading inside <Runtime>/,
  ],
  ['a runtime', runtime('vite', [runtime('vite')]), /a <Runtime> inside a <Runtime>/],
  ['attributes of the choice', createElement('RuntimeChoice', {is: 'vite'}), /line of its own/],
  ['children of the choice', createElement('RuntimeChoice', {}, [text]), /line of its own/],
])('%s stops the build, with file and line', (_name, element, message) => {
  const page = [runtime('vite'), at(7, element)];
  expect(() => run(page)).toThrow(message);
  expect(() => run(page)).toThrow(/^ {2}core\/page\.mdx:7: /m);
});

test('a choice directly above tabs of runtimes would be there twice', () => {
  const choice = at(7, createElement('RuntimeChoice', {}));
  const fence = (meta: string) => ({type: 'code', lang: 'tsx', meta, value: ''}) as const;
  expect(() => run([choice, fence('title="a.tsx" runtime=vite')])).toThrow(
    'core/page.mdx:7: <RuntimeChoice /> stands directly above tabs',
  );
  expect(() =>
    run([at(7, createElement('RuntimeChoice', {})), fence('title="a.tsx"')]),
  ).not.toThrow();
  expect(() =>
    run([at(7, createElement('RuntimeChoice', {})), text, fence('runtime=vite')]),
  ).not.toThrow();
});

test('all problems of a page are told at once', () => {
  expect(() => run([at(3, runtime('a')), at(9, runtime('b'))])).toThrow(/:3: .*\n.*:9: /);
});
