import ts from 'typescript';

/** An import statement that runs: what it takes, from where, and its place in the file. */
export interface FoundImport {
  readonly specifier: string;
  readonly names: readonly string[];
  /** From 0. */
  readonly line: number;
}

function readNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements
          .filter(({isTypeOnly}) => !isTypeOnly)
          .map(({name, propertyName}) => (propertyName ?? name).text)
      : [];
  return [...(clause?.name ? ['default'] : []), ...named];
}

function isErased(clause: ts.ImportClause | undefined): boolean {
  const bindings = clause?.namedBindings;
  return (
    clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (bindings !== undefined &&
      ts.isNamedImports(bindings) &&
      bindings.elements.length > 0 &&
      clause?.name === undefined &&
      bindings.elements.every(({isTypeOnly}) => isTypeOnly))
  );
}

/** The imports of packages that are still there when the types are gone. */
export function findValueImports(file: ts.SourceFile): FoundImport[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const specifier = statement.moduleSpecifier.text;
    return isErased(statement.importClause) || specifier.startsWith('.')
      ? []
      : [
          {
            specifier,
            names: readNames(statement.importClause),
            line: file.getLineAndCharacterOfPosition(statement.getStart(file)).line,
          },
        ];
  });
}
