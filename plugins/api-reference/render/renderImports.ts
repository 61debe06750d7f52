import type {ApiSymbol} from '../types';
import {blocks, codeBlock} from './mdx';

function statement(names: readonly string[], from: string, keyword = 'import'): string {
  const list = names.join(', ');
  const line = `${keyword} {${list}} from '${from}';`;
  return line.length <= 80
    ? line
    : `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** The import lines of the values of a page. */
export function renderImports(symbols: readonly ApiSymbol[], packageName: string): string {
  const names = symbols.map(({name}) => name);
  const paths = symbols[0]?.entryPoints ?? [];
  const keyword = symbols.every(({kind}) => kind === 'type') ? 'import type' : 'import';
  const [first = packageName, ...others] = paths;
  return blocks(
    codeBlock('tsx', statement(names, first, keyword)),
    others.includes(packageName) && 'Or from the root:',
    others.includes(packageName) && codeBlock('tsx', statement(names, packageName, keyword)),
  );
}

/** The import lines of the types of a page, one for each path. */
export function renderTypeImports(types: readonly ApiSymbol[]): string {
  const byPath = new Map<string, string[]>();
  for (const {name, entryPoints} of types) {
    const [from] = entryPoints;
    if (from !== undefined) {
      byPath.set(from, [...(byPath.get(from) ?? []), name]);
    }
  }
  return blocks(
    ...[...byPath].map(([from, names]) => codeBlock('tsx', statement(names, from, 'import type'))),
  );
}
