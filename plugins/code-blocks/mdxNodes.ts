import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';

/** An element of MDX with attributes of text; `true` is an attribute without a value. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined || value === false
        ? []
        : [{type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value}],
    ),
    children,
  };
}

export interface NamedImport {
  /** The name in the page. */
  readonly local: string;
  /** The name of the export; `default` for the default one. */
  readonly exported: string;
  /** The module, as a bundler finds it. */
  readonly source: string;
}

/** An import statement of MDX. */
export function createImport({local, exported, source}: NamedImport): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import {${exported} as ${local}} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: {type: 'Identifier', name: exported},
                local: {type: 'Identifier', name: local},
              },
            ],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}
