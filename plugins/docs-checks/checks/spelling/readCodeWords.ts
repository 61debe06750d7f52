import ts from 'typescript';

/** Text in a string: several words, or one that begins as a sentence does. All else is code. */
const TEXT = /\s|^\p{Lu}[\p{Ll}-]+\P{L}*$/u;

/** What is no word in a text: escapes, code in backticks, the targets of links, addresses. */
const NO_WORDS = /\\.|`[^`\n]*`|\]\([^)\s]*\)|https?:\/\/\S+/g;

type StringPart = ts.StringLiteralLike | ts.TemplateLiteralLikeNode;

function isStringPart(node: ts.Node): node is StringPart {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Strings that name something: a module, a value of a type, a property. */
function isName(node: StringPart): boolean {
  const {parent} = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

function isText(node: ts.Node): boolean {
  return ts.isJsxText(node) || (isStringPart(node) && TEXT.test(node.text) && !isName(node));
}

function toBlanks(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** The words between the delimiters: quotes, backticks, `${` and `}`. */
function readStringPart(text: string): string {
  return text.replace(/^['"`}]|(?:['"`]|\$\{)$/g, toBlanks).replace(NO_WORDS, toBlanks);
}

/**
 * The words of code that are for people: comments, texts in strings and in JSX. Everything else becomes
 * blanks, so that each word keeps its place.
 *
 * @param file - its extension says what kind of code it is
 */
export function readCodeWords(source: string, file: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  let words = '';

  // What stands between two tokens is white space and comments.
  function addComments(end: number): void {
    words += source.slice(words.length, end).replace(NO_WORDS, toBlanks);
  }

  function visit(node: ts.Node): void {
    if (ts.isJSDoc(node)) {
      return;
    }
    const children = node.getChildren(tree);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    addComments(node.getStart(tree));
    const token = source.slice(words.length, node.end);
    words += ts.isJsxText(node) ? token : isText(node) ? readStringPart(token) : toBlanks(token);
  }

  visit(tree);
  return words + toBlanks(source.slice(words.length));
}
