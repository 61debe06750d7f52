import ts from 'typescript';
import type {TypeToken} from '../types';

const printer = ts.createPrinter({removeComments: true});

/** Source text without comments, on one line, and without the `React.` in front of React's types. */
export function printNode(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/; \}/g, ' }')
    .replace(/\[ (.*) \]/g, '[$1]')
    .trim();
}

/** The names that a file imports from other packages, with their modules. */
export function findExternalImports(file: ts.SourceFile): Map<string, string> {
  const modules = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const module = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!module.startsWith('.') && bindings && ts.isNamedImports(bindings)) {
      for (const element of bindings.elements) {
        modules.set(element.name.text, module);
      }
    }
  }
  return modules;
}

const STRING_OR_TYPE_NAME = /'[^']*'|"[^"]*"|(?<name>(?<![\w.])[A-Z]\w*)(?!\??:)/g;

/**
 * Splits a printed type into text and names that can be linked.
 *
 * @param text - as `printNode` gives it
 * @param isOwn - whether the package declares a type of that name
 * @param modules - the names that come from other packages
 */
export function toTypeTokens(
  text: string,
  isOwn: (name: string) => boolean,
  modules: ReadonlyMap<string, string>,
): TypeToken[] {
  const tokens: TypeToken[] = [];
  let plain = '';
  let end = 0;
  for (const match of text.matchAll(STRING_OR_TYPE_NAME)) {
    const name = match.groups?.name;
    const module = name === undefined ? undefined : modules.get(name);
    if (name === undefined || (!isOwn(name) && module === undefined)) {
      continue;
    }
    plain += text.slice(end, match.index);
    if (plain) {
      tokens.push(plain);
    }
    tokens.push(module === undefined ? {text: name} : {text: name, module});
    plain = '';
    end = match.index + name.length;
  }
  plain += text.slice(end);
  return plain ? [...tokens, plain] : tokens;
}
