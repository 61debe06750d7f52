import ts from 'typescript';
import type {Found} from './findExports';
import type {OpenPackage} from './openPackage';

/** Every type that the files of the package declare, by name, exported or not. */
export function findDeclaredTypes(
  opened: OpenPackage,
  exported: Map<string, Found>,
): Map<string, ts.Symbol> {
  const types = new Map<string, ts.Symbol>();
  const files = new Set(
    [...exported.values()].flatMap(({symbol}) =>
      (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile()),
    ),
  );
  for (const file of files) {
    for (const statement of file.statements) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
        const symbol = opened.checker.getSymbolAtLocation(statement.name);
        if (symbol) {
          types.set(symbol.name, symbol);
        }
      }
      // Types that a file takes from a file of the package that exports nothing to the outside.
      if (ts.isImportDeclaration(statement)) {
        const bindings = statement.importClause?.namedBindings;
        for (const element of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
          const alias = opened.checker.getSymbolAtLocation(element.name);
          const symbol =
            alias && alias.flags & ts.SymbolFlags.Alias
              ? opened.checker.getAliasedSymbol(alias)
              : alias;
          const isType = symbol && symbol.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Class);
          const from = symbol?.declarations?.[0];
          if (isType && from?.getSourceFile().fileName.startsWith(`${opened.folder}/`)) {
            types.set(symbol.name, symbol);
          }
        }
      }
    }
  }
  return types;
}
