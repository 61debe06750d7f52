import type {Code} from 'mdast';
import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {parseMeta} from '../../../code-blocks/parseMeta';
import {createPageCheck} from '../../createPageCheck';
import {lineOf, listCode} from '../../pageNodes';
import type {DocsPage, Problem} from '../../types';

/** Files whose readers accept comments and a comma after the last entry. */
const WITH_COMMENTS = /(?:^|\/)(?:tsconfig[\w.-]*\.json|[\w.-]+\.jsonc|\.vscode\/[\w-]+\.json)$/;

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** `PropertyNameExpected` as words. */
function sayError({error}: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

/** Keys that an object has twice; the parser takes the last one and says nothing. */
function findRepeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const keys =
    node.type === 'object' ? children.flatMap(({children: pair}) => pair?.[0] ?? []) : [];
  const repeated = keys.filter(
    (key, index) => keys.findIndex(({value}) => value === key.value) !== index,
  );
  return [...repeated, ...children.flatMap(findRepeatedKeys)];
}

function checkFence(page: DocsPage, fence: Code): Problem[] {
  const {meta} = parseMeta(fence.meta ?? '');
  if (meta.skipReason !== undefined) {
    return [];
  }
  const accepts = WITH_COMMENTS.test(meta.title ?? meta.file ?? '');
  const errors: ParseError[] = [];
  const tree = parseTree(fence.value, errors, {
    disallowComments: !accepts,
    allowTrailingComma: accepts,
  });
  const place = (offset: number) => ({
    file: page.path,
    line: lineOf(fence) + lineAt(fence.value, offset),
  });
  // The first error is the mistake; the others follow from it.
  const [first] = errors;
  if (first) {
    return [
      {
        ...place(first.offset),
        message: `The JSON does not parse: ${sayError(first)}.`,
        advice:
          'Mend the JSON; only files such as tsconfig.json may have comments or a last comma.',
      },
    ];
  }
  return (tree ? findRepeatedKeys(tree) : []).map((key) => ({
    ...place(key.offset),
    message: `The JSON has the key ${JSON.stringify(key.value)} twice.`,
    advice: 'Remove one of them; programs read only the last.',
  }));
}

/** JSON parses, with comments only where its readers accept them. */
export const checkJson = createPageCheck('json', (page) =>
  listCode(page, ['json']).flatMap((fence) => checkFence(page, fence)),
);
