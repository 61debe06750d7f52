// Finds text of the interface that stands in a component and not in the catalogue. Content comes to
// components as props, and the words of the interface from `useTranslate`.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const COMPONENTS = path.resolve(__dirname, '../../src/components');

/** Attributes that a reader sees or hears. */
const SPOKEN_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
];

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** The literals that an expression may come out as: itself, its branches, its concatenated parts. */
function listLiterals(node: ts.Expression): ts.Node[] {
  if (ts.isStringLiteralLike(node)) {
    return [node];
  }
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return parts.some(hasWords) ? [node] : [];
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap(listLiterals);
  }
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken
      ? [node.left, node.right].flatMap(listLiterals)
      : listLiterals(node.right);
  }
  return ts.isParenthesizedExpression(node) ? listLiterals(node.expression) : [];
}

function listTextNodes(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) {
    return [node];
  }
  if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.includes(node.name.getText())) {
    const {initializer} = node;
    if (initializer && ts.isStringLiteral(initializer)) {
      return [initializer];
    }
    return initializer && ts.isJsxExpression(initializer) && initializer.expression
      ? listLiterals(initializer.expression)
      : [];
  }
  if (ts.isPropertyAssignment(node) && SPOKEN_ATTRIBUTES.includes(node.name.getText())) {
    return listLiterals(node.initializer);
  }
  const isChild =
    ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild && node.expression ? listLiterals(node.expression) : [];
}

function findTexts(source: string, file = 'Snippet.tsx'): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  function visit(node: ts.Node): void {
    for (const text of listTextNodes(node)) {
      if (hasWords(text.getText())) {
        const {line} = tree.getLineAndCharacterOfPosition(text.getStart());
        found.push(`${file}:${line + 1}: ${text.getText().trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

test.each([
  ['<p>Hello</p>', 1],
  ['<p>Hello {name}</p>', 1],
  ['<p>{"Hello"}</p>', 1],
  ['<p>{`Hello ${name}`}</p>', 1],
  ['<p>{isOpen ? "Close" : "Open"}</p>', 2],
  ['<p>{isOpen && "Close"}</p>', 1],
  ['<p>{"v" + version}</p>', 1],
  ['<a aria-label="Close" />', 1],
  ['<a title={`Close ${name}`} />', 1],
  ['<a aria-label={isOpen ? ("Close") : name} />', 1],
  ['<Choice options={[{value: "a", label: "First"}]} />', 1],
  ['<p> · {name} → 42 </p>', 0],
  ['<p className="text" data-x="text">{translate("ad.label")}</p>', 0],
  ['<p>{translate(isOpen ? "a" : "b")}</p>', 0],
  ['<p>{items.map((item) => <b key="x">{item}</b>)}</p>', 0],
  ['<p>{`${a} · ${b}`}</p>', 0],
  ['<img alt="" />', 0],
])('in %s it finds %i', (snippet, count) => {
  expect(findTexts(`const x = ${snippet};`)).toHaveLength(count);
});

const files = readdirSync(COMPONENTS, {recursive: true, encoding: 'utf8'}).filter(
  // The page of all ad states is for maintainers, who read the names of the states in the code, too.
  (file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('AdStates'),
);

test.each(files)('%s takes its texts from the catalogue', (file) => {
  expect(findTexts(readFileSync(path.join(COMPONENTS, file), 'utf8'), file)).toEqual([]);
});
