import ts from 'typescript';

/** A stretch of lines, the first and the last included, counted from 0. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** One import of a demo that is there at run time. */
export interface DemoImport {
  readonly specifier: string;
  /** The imported names as the module exports them; `default` for a default import. */
  readonly names: readonly string[];
}

/** What a demo's text tells without running it. */
export interface ParsedDemo {
  readonly imports: readonly DemoImport[];
  /** What readers came for: what the component returns, or where the hook of Core is called. */
  readonly mainLines: LineRange;
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}

function failOnSyntax(file: string, code: string): void {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  });
  const [first] = diagnostics;
  if (first) {
    const line = first.file && first.start !== undefined ? lineOf(first.file, first.start) + 1 : 1;
    const text = ts.flattenDiagnosticMessageText(first.messageText, '\n');
    throw new Error(`${file}:${line}: this demo does not compile. ${text}`);
  }
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((each) => each.kind === kind)
  );
}

function isDefaultExport(statement: ts.Statement): boolean {
  return (
    (ts.isExportAssignment(statement) && statement.isExportEquals !== true) ||
    (hasModifier(statement, ts.SyntaxKind.ExportKeyword) &&
      hasModifier(statement, ts.SyntaxKind.DefaultKeyword))
  );
}

function importedNames(clause: ts.ImportClause): string[] {
  const {name, namedBindings} = clause;
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements
          .filter((element) => !element.isTypeOnly)
          .map((element) => (element.propertyName ?? element.name).text)
      : [];
  return [
    ...(name ? ['default'] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings) ? ['*'] : []),
    ...named,
  ];
}

function readImport(statement: ts.Statement): DemoImport[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return [];
  }
  const {importClause, moduleSpecifier} = statement;
  const isTypeImport = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names = !importClause || isTypeImport ? [] : importedNames(importClause);
  return importClause && names.length === 0 ? [] : [{specifier: moduleSpecifier.text, names}];
}

function rangeOf(source: ts.SourceFile, node: ts.Node): LineRange {
  return {first: lineOf(source, node.getStart(source)), last: lineOf(source, node.getEnd())};
}

/** The names that a demo gives to what it imports from Core. */
function findCoreNames(source: ts.SourceFile): ReadonlySet<string> {
  const bindings = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({moduleSpecifier}) => moduleSpecifier.getText(source).includes('@toolpad/core'))
    .map(({importClause}) => importClause?.namedBindings)
    .filter((each) => each !== undefined && ts.isNamedImports(each));
  return new Set(bindings.flatMap(({elements}) => elements.map(({name}) => name.text)));
}

/** Whether a node, or one inside it, is what the test looks for. */
function contains(node: ts.Node, test: (inner: ts.Node) => boolean): boolean {
  return test(node) || (ts.forEachChild(node, (child) => contains(child, test)) ?? false);
}

/** A provider that is there for what it contains shows nothing of itself. */
function isBareWrapper(tag: string, {properties}: ts.JsxAttributes): boolean {
  return (
    /(?:Provider|Context)$/.test(tag) &&
    properties.every((each) => ts.isJsxAttribute(each) && each.name.getText() === 'value')
  );
}

/**
 * A demo of a component shows what is returned. In a demo of a hook that says little: a provider, or
 * parts of Material UI. It shows the function that calls the hook.
 */
function findMainLines(source: ts.SourceFile): LineRange {
  const component = source.statements.find(isDefaultExport);
  const answer =
    component && ts.isFunctionDeclaration(component)
      ? component.body?.statements.findLast(ts.isReturnStatement)
      : undefined;
  const core = findCoreNames(source);
  const showsCore = (node: ts.Node) =>
    (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
    core.has(node.tagName.getText(source)) &&
    !isBareWrapper(node.tagName.getText(source), node.attributes);
  const callsHook = (node: ts.Node) =>
    ts.isCallExpression(node) &&
    core.has(node.expression.getText(source)) &&
    /^use[A-Z]/.test(node.expression.getText(source));
  const user = source.statements.find((statement) => contains(statement, callsHook));
  if (user && !(answer && contains(answer, showsCore))) {
    return rangeOf(source, user);
  }
  return rangeOf(source, answer ?? component ?? source);
}

/**
 * Reads a demo.
 *
 * @param file - its path below the site's folder, for errors
 * @param code - TypeScript or JavaScript, with JSX
 * @throws when it does not compile or exports no default, with file and line
 */
export function parseDemo(file: string, code: string): ParsedDemo {
  failOnSyntax(file, code);
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  if (!source.statements.some(isDefaultExport)) {
    const line = lineOf(source, source.getEnd()) + 1;
    throw new Error(
      `${file}:${line}: this demo has no default export. ` +
        'Export its component: `export default function MyDemo() {…}`.',
    );
  }
  return {imports: source.statements.flatMap(readImport), mainLines: findMainLines(source)};
}
