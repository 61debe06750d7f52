import ts from 'typescript';
import type {OpenPackage} from './openPackage';

/** What the reader leaves alone, and why. */
export const EXCLUDED_ENTRY_POINTS: Readonly<Record<string, string>> = {
  internal: 'For the makers of the package; it warns in production on every host but their own.',
};

/** An export, and the import paths that have it: the specific ones first. */
export interface Found {
  readonly symbol: ts.Symbol;
  readonly entryPoints: string[];
}

/** Every export of every import path; a barrel and the file behind it export the same symbol. */
export function findExports({checker, entryPoints, name}: OpenPackage): Map<string, Found> {
  const found = new Map<string, Found>();
  // The specific path first: it is the one to import from. The root comes last.
  const specifiers = [...entryPoints.keys()].sort(
    (a, b) => b.length - a.length || a.localeCompare(b),
  );
  for (const specifier of specifiers) {
    const source = entryPoints.get(specifier);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module || specifier.slice(name.length + 1) in EXCLUDED_ENTRY_POINTS) {
      continue;
    }
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const known = found.get(symbol.name);
      if (known) {
        known.entryPoints.push(specifier);
      } else {
        found.set(symbol.name, {symbol, entryPoints: [specifier]});
      }
    }
  }
  return found;
}
