import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {RUNTIMES} from '../../src/shared/code';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const KNOWN = RUNTIMES.join(', ');
const HINT = `write <Runtime is="…"> with one or more of ${KNOWN}`;

function contains(node: Nodes, matches: (node: Nodes) => boolean): boolean {
  return (
    'children' in node && node.children.some((child) => matches(child) || contains(child, matches))
  );
}

function findAttributeProblem({attributes}: JsxElement): string | null {
  const [attribute, second] = attributes;
  const isKnown = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'is';
  if (!isKnown || second || typeof attribute.value !== 'string') {
    return `<Runtime> has one attribute, is; ${HINT}`;
  }
  const words = attribute.value.split(' ');
  const unknown = words.find((word) => !RUNTIMES.some((runtime) => runtime === word));
  if (unknown !== undefined) {
    return `<Runtime> does not know the runtime "${unknown}"; ${HINT}`;
  }
  return new Set(words).size < words.length ? `<Runtime> names a runtime twice; ${HINT}` : null;
}

/** What is wrong with a `<Runtime>` or a `<RuntimeChoice>`, in one sentence; null if nothing is. */
export function findRuntimeProblem(element: JsxElement): string | null {
  if (element.name === 'RuntimeChoice') {
    return element.attributes.length > 0 ||
      element.children.length > 0 ||
      element.type === 'mdxJsxTextElement'
      ? '<RuntimeChoice /> stands on a line of its own, without attributes and without children'
      : null;
  }
  const problem = findAttributeProblem(element);
  if (problem) {
    return problem;
  }
  if (contains(element, (node) => node.type === 'heading')) {
    return 'a heading inside <Runtime> would be in the contents of everybody; put it above, and only the text below it into <Runtime>';
  }
  return contains(element, (node) => 'name' in node && node.name === 'Runtime')
    ? 'a <Runtime> inside a <Runtime> shows to nobody or adds nothing; close the first before'
    : null;
}
