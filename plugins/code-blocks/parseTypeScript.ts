import ts from 'typescript';

export interface SyntaxProblem {
  readonly message: string;
  /** The line of the code, from 1. */
  readonly line: number;
}

/** The first thing that keeps TypeScript from parsing; null when it parses. */
export function findSyntaxError(
  code: string,
  {jsx}: {readonly jsx: boolean},
): SyntaxProblem | null {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName: jsx ? 'code.tsx' : 'code.ts',
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  });
  const [first] = diagnostics;
  if (!first) {
    return null;
  }
  const start = first.file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0;
  return {message: ts.flattenDiagnosticMessageText(first.messageText, ' '), line: start + 1};
}

/** A name that a module imports from another. */
export interface ImportedName {
  /** The name in the code. */
  readonly local: string;
  /** The name under which the other module exports it. */
  readonly exported: string;
  /** The other module, such as `@toolpad/core/AppProvider`. */
  readonly from: string;
}

/** The named imports of TypeScript or JavaScript. */
export function findNamedImports(code: string): ImportedName[] {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.ESNext, false);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({name, propertyName}) => ({
          local: name.text,
          exported: (propertyName ?? name).text,
          from,
        }))
      : [];
  });
}
