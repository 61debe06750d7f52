import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {VFile} from 'vfile';

/** What pages use without importing it: from Docusaurus, and from `src/components/mdxComponents.ts`. */
const PROVIDED = ['Head', 'Details', 'AdSlot'];

interface Use {
  readonly name: string;
  readonly line: number | undefined;
}

function listUses(node: Nodes): Use[] {
  const below = 'children' in node ? node.children.flatMap(listUses) : [];
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const [name = ''] = isElement ? (node.name ?? '').split('.') : [];
  return /^[A-Z]/.test(name) ? [{name, line: node.position?.start.line}, ...below] : below;
}

/** The names that a block of imports and exports makes known. */
function listNames({data}: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type === 'VariableDeclaration') {
      return declared.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []));
    }
    return declared ? [declared.id.name] : [];
  });
}

/**
 * The remark plugin that stops the build at an element that nothing makes known. It comes last,
 * when the others have replaced theirs. Without it the build fails while it renders the page, with
 * neither file nor line.
 *
 * @throws Error that lists every such element
 */
export function remarkKnownElements() {
  return (root: Root, file: Pick<VFile, 'path'>): void => {
    const known = new Set([
      ...PROVIDED,
      ...root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? listNames(node) : [])),
    ]);
    const place = path.relative(process.cwd(), file.path).replaceAll(path.sep, '/');
    const problems = listUses(root)
      .filter(({name}) => !known.has(name))
      .map(({name, line}) => `  ${place}:${line ?? '?'}: <${name}> is not known: import it`);
    if (problems.length > 0) {
      throw new Error(
        `Elements that pages do not have:\n${problems.join('\n')}\nCorrect the name, import the component, or write code in backticks.`,
      );
    }
  };
}
