import path from 'node:path';
import ts from 'typescript';
import {addVirtualFile, createHost, type VirtualFiles} from './createHost';
import {findAmbientTypes, isAugmenting} from './environments';
import {findValueImports, type FoundImport} from './findValueImports';
import {selectRelevant} from './describeDiagnostic';
import {readAliases, type Alias} from './readAliases';
import type {Job} from './types';

/** Strict, and no stricter than the projects that Vite and Next.js set up. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  // Of what is not used only imports are reported.
  noUnusedLocals: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What the compiler says of one job. */
export interface Compiled {
  readonly diagnostics: readonly ts.Diagnostic[];
  readonly imports: readonly FoundImport[];
}

export interface Compiler {
  /** Compiles each job alone, among the files that it sees; answers in the order of the jobs. */
  readonly compile: (jobs: readonly Job[]) => Compiled[];
}

interface PlacedJob {
  readonly index: number;
  readonly main: string;
  /** The file, and those whose types reach beyond themselves. */
  readonly roots: readonly string[];
  readonly types: readonly string[];
  readonly isAlone: boolean;
}

/**
 * A compiler for one workspace. Jobs share programs, because most of the time goes into the types of
 * packages; a job among files that augment types gets a program of its own.
 *
 * @param folder - where the packages of the workspace are installed
 */
export function createCompiler(name: string, folder: string): Compiler {
  const aliases = new Map<string, readonly Alias[]>();
  const files: VirtualFiles = {texts: new Map(), folders: new Set([path.dirname(folder)])};
  const pages = path.posix.join(folder, 'pages');
  const host = createHost(folder, OPTIONS, files, resolveAlias);
  let count = 0;

  function resolveAlias(specifier: string, containingFile: string): string | undefined {
    const [id = ''] = path.posix.relative(pages, containingFile).split('/');
    const alias = aliases.get(id)?.find(({prefix}) => specifier.startsWith(prefix));
    return alias && path.posix.join(pages, id, alias.target, specifier.slice(alias.prefix.length));
  }

  function place({file, world}: Job, index: number): PlacedJob {
    count += 1;
    const id = String(count);
    const locate = (file: string) => path.posix.join(pages, id, file);
    aliases.set(id, readAliases(world));
    for (const [target, {code}] of world) {
      addVirtualFile(files, locate(target), code);
    }
    const main = locate(file.path ?? `fence${file.extension}`);
    addVirtualFile(files, main, file.code);
    const augmenting = [...world]
      .filter(([, seen]) => seen !== file && isAugmenting(seen))
      .map(([target]) => locate(target));
    return {
      index,
      main,
      roots: [main, ...augmenting],
      types: findAmbientTypes(name, file),
      isAlone: augmenting.length > 0 || isAugmenting(file),
    };
  }

  function findPackageImports(source: ts.SourceFile): FoundImport[] {
    return findValueImports(source).filter(
      ({specifier}) => resolveAlias(specifier, source.fileName) === undefined,
    );
  }

  function compileTogether(jobs: readonly PlacedJob[]): [index: number, compiled: Compiled][] {
    const program = ts.createProgram({
      rootNames: jobs.flatMap(({roots}) => roots),
      options: {...OPTIONS, types: [...(jobs[0]?.types ?? [])]},
      host,
    });
    return jobs.map(({index, main}) => {
      const source = program.getSourceFile(main);
      const diagnostics = source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
      return [
        index,
        {
          diagnostics: selectRelevant(diagnostics),
          imports: source ? findPackageImports(source) : [],
        },
      ];
    });
  }

  return {
    compile(jobs) {
      const groups = new Map<string, PlacedJob[]>();
      for (const job of jobs.map(place)) {
        const key = job.isAlone ? String(job.index) : job.types.join();
        groups.set(key, [...(groups.get(key) ?? []), job]);
      }
      const compiled = new Map([...groups.values()].flatMap(compileTogether));
      files.texts.clear();
      return jobs.map((_, index) => compiled.get(index) ?? {diagnostics: [], imports: []});
    },
  };
}
