import path from 'node:path';
import ts from 'typescript';
import type {ApiModel, ApiSymbol} from '../types';
import {findDeclaredTypes} from './findDeclaredTypes';
import {findExports} from './findExports';
import {findReferences} from '../findReferences';
import {openPackage} from './openPackage';
import {readObjectLiteral, readScriptDefaults} from './readDefaults';
import {fileOf, readSymbol} from './readSymbol';

/** Gives the fields of the locale texts the English texts that the package ships. */
function addEnglishTexts(symbol: ApiSymbol, folder: string): ApiSymbol {
  if (symbol.name !== 'LocaleText') {
    return symbol;
  }
  const texts = readObjectLiteral(path.join(folder, 'locales/en.js'), 'en');
  return {
    ...symbol,
    members: symbol.members.map((member) => {
      const text = texts.get(member.name);
      return text === undefined ? member : {...member, default: text};
    }),
  };
}

/**
 * Reads what a package publishes: every public export of every import path, and the types behind
 * them.
 *
 * @param packageFolder - where the package is installed
 * @throws when it exports something that the reader does not know
 */
export function extractModel(packageFolder: string): ApiModel {
  const opened = openPackage(packageFolder);
  const exported = findExports(opened);
  const declared = findDeclaredTypes(opened, exported);
  const isType = (name: string) => {
    const symbol = exported.get(name)?.symbol ?? declared.get(name);
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Type) !== 0;
  };

  function read(symbol: ts.Symbol, entryPoints: readonly string[]): ApiSymbol {
    const [declaration] = symbol.declarations ?? [];
    const script = declaration
      ? path.join(opened.folder, `${fileOf(declaration, opened.folder)}.js`)
      : '';
    const defaults = readScriptDefaults(script).get(symbol.name) ?? new Map<string, string>();
    const context = {package: opened, isOwn: isType, defaults};
    return addEnglishTexts(readSymbol(symbol, entryPoints, context), opened.folder);
  }

  const symbols = new Map<string, ApiSymbol>();
  const queue = [...exported.values()].map((one) => read(one.symbol, one.entryPoints));
  for (let next = queue.shift(); next; next = queue.shift()) {
    symbols.set(next.name, next);
    const missing = findReferences(next).filter(
      (name) => !symbols.has(name) && !queue.some((one) => one.name === name),
    );
    for (const name of new Set(missing)) {
      const symbol = declared.get(name);
      if (symbol) {
        queue.push(read(symbol, []));
      }
    }
  }
  return {
    packageName: opened.name,
    version: opened.version,
    symbols: [...symbols.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
