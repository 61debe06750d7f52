import type {InlineCode, Nodes} from 'mdast';
import {parseMeta} from '../../../code-blocks/parseMeta';
import {lineOf, listCode, listNodes} from '../../pageNodes';
import type {DocsPage} from '../../types';
import {PACKAGE_MANAGERS} from './packageManagers';
import {PACKAGE_PROGRAMS} from './packagePrograms';
import {readCommands, type Command} from './readCommands';
import {listScripts} from './readPackageJson';

function isInlineCode(node: Nodes): node is InlineCode {
  return node.type === 'inlineCode';
}

/** In a sentence only these are taken for commands: `code` and `cat` are words as well. */
const NAMED = new Set([...Object.keys(PACKAGE_MANAGERS), ...Object.keys(PACKAGE_PROGRAMS)]);

function readInlineCommand(node: InlineCode): Command[] {
  // `toolpad-studio build [dir]` shows where a word of the reader's goes.
  const words = node.value.replace(/[[\]<>]/g, '').split(/\s+/);
  const isCommand = words.length > 1 && NAMED.has(words[0] ?? '') && !node.value.includes('…');
  return isCommand ? [{words, line: lineOf(node)}] : [];
}

/** Every command that a page names: in fences, in sentences, in the scripts of a package.json. */
export function listCommands(page: DocsPage): Command[] {
  const fences = listCode(page, ['bash', 'sh'])
    .filter(({meta}) => parseMeta(meta ?? '').meta.skipReason === undefined)
    .flatMap((fence) =>
      readCommands(fence.value).map(({words, line}) => ({words, line: lineOf(fence) + line})),
    );
  const scripts = listScripts(page).flatMap(({value, line}) =>
    readCommands(value).map(({words}) => ({words, line})),
  );
  const sentences = listNodes(page.tree).filter(isInlineCode).flatMap(readInlineCommand);
  return [...fences, ...scripts, ...sentences];
}
