import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {createImport} from '../code-blocks/mdxNodes';
import {entryModule} from './moduleNames';
import {resolveDemo} from './resolveDemo';
import type {CatalogEntry} from './types';

export interface RemarkDemosOptions {
  readonly catalog: readonly CatalogEntry[];
}

type DemoElement = MdxJsxFlowElement | MdxJsxTextElement;

const ELEMENT = 'Demo';
const PLAYER = 'SiteDemoPlayer';
const ATTRIBUTES: readonly string[] = ['of', 'title', 'height', 'frame'];

function findDemos(node: Nodes): DemoElement[] {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (isElement && node.name === ELEMENT) {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(findDemos) : [];
}

/** `name={identifier}`. */
function createAttribute(name: string, identifier: string): DemoElement['attributes'][number] {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}}],
        },
      },
    },
  };
}

function readName(element: DemoElement): string {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name)) {
      const known = ATTRIBUTES.join(', ');
      throw new Error(`<Demo> has only the attributes ${known}.`);
    }
  }
  const of = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  );
  if (typeof of?.value !== 'string') {
    throw new Error('<Demo> needs a name: <Demo of="MyDemo" />.');
  }
  return of.value;
}

/**
 * The remark plugin that puts a player in the place of each `<Demo of="X" />`. A page without demos
 * imports nothing.
 *
 * @throws with file and line, when there is no such demo or an attribute is unknown
 */
export function remarkDemos({catalog}: RemarkDemosOptions) {
  return (root: Root, file: VFile): void => {
    const locals = new Map<string, string>();
    for (const element of findDemos(root)) {
      try {
        const {page, id} = resolveDemo(file.path, readName(element), catalog);
        const local = locals.get(id) ?? `siteDemo${String(locals.size)}`;
        if (!locals.has(id)) {
          root.children.unshift(
            createImport({local, exported: 'default', source: entryModule(`${page}/${id}`)}),
          );
        }
        locals.set(id, local);
        element.name = PLAYER;
        element.attributes.push(createAttribute('demo', local));
      } catch (error) {
        const place = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
        const line = String(element.position?.start.line ?? 1);
        throw new Error(
          `${place}:${line}: ${error instanceof Error ? error.message : String(error)}`,
          {
            cause: error,
          },
        );
      }
    }
    if (locals.size > 0) {
      root.children.unshift(
        createImport({local: PLAYER, exported: 'default', source: '@theme/Demo'}),
      );
    }
  };
}
