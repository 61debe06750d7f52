import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {createImport} from '../code-blocks/mdxNodes';
import {findRuntimeProblem} from './findRuntimeProblem';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const FOLDER = '@site/src/components/RuntimeChoice';

/** The elements that pages use, and the components that stand for them. */
const COMPONENTS = ['Runtime', 'RuntimeChoice'] as const;

function listElements(node: Nodes): JsxElement[] {
  const below = 'children' in node ? node.children.flatMap(listElements) : [];
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && COMPONENTS.some((name) => name === node.name) ? [node, ...below] : below;
}

/** Tabs of runtimes are the same choice: two of them, one below the other, confuse. */
function findSecondChoice(element: JsxElement, {children}: Root): string | null {
  const next = children[children.findIndex((child) => child === element) + 1];
  return element.name === 'RuntimeChoice' &&
    next?.type === 'code' &&
    /\bruntime=/.test(next.meta ?? '')
    ? '<RuntimeChoice /> stands directly above tabs with the same choice; leave it out'
    : null;
}

/**
 * The remark plugin behind `<Runtime is="vite">` and `<RuntimeChoice />`: checks them, and imports
 * what the page needs, so that other pages carry neither.
 *
 * @throws Error that lists, with file and line, every element that cannot be shown
 */
export function remarkRuntimes() {
  return (root: Root, file: Pick<VFile, 'path'>): void => {
    const elements = listElements(root);
    const place = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
    const problems = elements.flatMap((element) => {
      const problem = findRuntimeProblem(element) ?? findSecondChoice(element, root);
      return problem ? [`  ${place}:${element.position?.start.line ?? '?'}: ${problem}`] : [];
    });
    if (problems.length > 0) {
      throw new Error(`Text for runtimes that cannot be shown:\n${problems.join('\n')}`);
    }
    for (const name of COMPONENTS) {
      const found = elements.filter((element) => element.name === name);
      for (const element of found) {
        element.name = `Site${name}`;
        if (element.type === 'mdxJsxTextElement') {
          element.attributes.push({type: 'mdxJsxAttribute', name: 'inline', value: null});
        }
      }
      if (found.length > 0) {
        const source = `${FOLDER}/${name}`;
        root.children.unshift(createImport({local: `Site${name}`, exported: name, source}));
      }
    }
  };
}
