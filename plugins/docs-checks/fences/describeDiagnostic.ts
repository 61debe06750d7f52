import ts from 'typescript';

/** Codes of "cannot find this module" and "it has no such export". */
const IMPORT_CODES = new Set([2305, 2307, 2613, 2614, 2724, 2792, 1192, 2882]);

/** Codes of "declared but never used". */
const UNUSED_CODES = new Set([6133, 6192, 6196, 6198]);

function findNode(file: ts.SourceFile, place: number): ts.Node {
  let found: ts.Node = file;
  function visit(node: ts.Node): void {
    if (node.getStart(file) <= place && place < node.getEnd()) {
      found = node;
      ts.forEachChild(node, visit);
    }
  }
  visit(file);
  return found;
}

function isInImport(file: ts.SourceFile, place: number): boolean {
  for (let node = findNode(file, place); ; node = node.parent) {
    if (ts.isImportDeclaration(node) || ts.isSourceFile(node)) {
      return ts.isImportDeclaration(node);
    }
  }
}

/** Code that shows nothing but how to import something cannot use it. */
function isImportLine(file: ts.SourceFile): boolean {
  return file.statements.every(ts.isImportDeclaration);
}

function isUnusedImport({file, start = 0}: ts.Diagnostic): boolean {
  return file !== undefined && !isImportLine(file) && isInImport(file, start);
}

/**
 * What matters on a page: every error, and imports that nothing uses. Those are told only of code that
 * is right otherwise, because a wrong name leaves the right one unused.
 */
export function selectRelevant(diagnostics: readonly ts.Diagnostic[]): readonly ts.Diagnostic[] {
  const errors = diagnostics.filter(({code}) => !UNUSED_CODES.has(code));
  return errors.length > 0 ? errors : diagnostics.filter(isUnusedImport);
}

/** What the compiler says in its first sentence, and with it the reason further down. */
export function describeMessage({code, messageText}: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  const reason = text.at(-1)?.trim() ?? '';
  const all =
    text.length > 1 && reason !== text[0] ? `${text[0] ?? ''} ${reason}` : (text[0] ?? '');
  return `${all} (TS${String(code)})`;
}

/** What to do about it. */
export function adviseOn({code}: ts.Diagnostic): string {
  if (IMPORT_CODES.has(code)) {
    return 'Correct the import; a file of the reader must stand on this page, in a fence with file="…".';
  }
  if (UNUSED_CODES.has(code)) {
    return 'Remove the import, or use it.';
  }
  return 'Correct the code; say `continues` if it goes on from the fence before, or check=skip reason="…" if no compiler can read it.';
}
