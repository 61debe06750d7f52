import ts from 'typescript';
import type {PageDescription} from './descriptions/describe';

/** A demo of the guides. */
export interface DemoSource {
  /** The name of its file, which is its anchor on a page. */
  readonly name: string;
  /** The caption. */
  readonly title: string;
  readonly code: string;
  /** The guides that show it, as paths below `core/`. */
  readonly guides: readonly string[];
}

/** A link of an API page to a demo. */
export interface DemoLink {
  readonly title: string;
  /** The page with the demo, below `core/`, and the demo's anchor. */
  readonly target: string;
}

/** Finds the demos that show one of the symbols of a page. */
export type FindDemos = (
  symbols: readonly string[],
  guides: PageDescription['guides'],
) => readonly DemoLink[];

/** The names that a demo takes from the package, types included. */
function findImportedNames(code: string, packageName: string): string[] {
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, false);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const {text} = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    return (text === packageName || text.startsWith(`${packageName}/`)) &&
      bindings &&
      ts.isNamedImports(bindings)
      ? bindings.elements.map(({name, propertyName}) => (propertyName ?? name).text)
      : [];
  });
}

/**
 * Makes the search for demos. A page gets those of its own guides: nearly every demo has a provider
 * around it, so all demos with a name would be most demos.
 */
export function createDemoFinder(demos: readonly DemoSource[], packageName: string): FindDemos {
  const read = demos.map((demo) => ({...demo, names: findImportedNames(demo.code, packageName)}));
  return (symbols, guides) =>
    guides.flatMap(([guide]) =>
      read
        .filter((demo) => demo.guides.includes(guide))
        .filter(({names}) => symbols.some((symbol) => names.includes(symbol)))
        .map(({name, title}) => ({title, target: `${guide}#${name}`})),
    );
}
