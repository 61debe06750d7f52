import path from 'node:path';
import ts from 'typescript';

/** Files that exist for the compiler only, by absolute path. */
export interface VirtualFiles {
  readonly texts: Map<string, string>;
  readonly folders: Set<string>;
}

/** Puts a text where the compiler looks for it. */
export function addVirtualFile({texts, folders}: VirtualFiles, file: string, text: string): void {
  texts.set(file, text);
  for (let folder = path.dirname(file); !folders.has(folder); folder = path.dirname(folder)) {
    folders.add(folder);
  }
}

/** How the compiler resolves one import; undefined leaves it to the usual rules. */
export type ResolveAlias = (specifier: string, containingFile: string) => string | undefined;

/**
 * What the compiler sees: one workspace with its packages, and files that are nowhere on disk. The
 * packages of the site around the workspace are out of its sight. Files of packages are read and
 * parsed once, for all programs.
 */
export function createHost(
  workspace: string,
  options: ts.CompilerOptions,
  files: VirtualFiles,
  resolveAlias: ResolveAlias,
): ts.CompilerHost {
  const {texts, folders} = files;
  const base = ts.createCompilerHost(options);
  const libraries = path.dirname(base.getDefaultLibFileName(options));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const isVisible = (file: string) =>
    file.startsWith(`${workspace}/`) || file.startsWith(`${libraries}/`) || file === workspace;
  const cache = ts.createModuleResolutionCache(workspace, (file) => file, options);

  function getSourceFile(file: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions) {
    const text = texts.get(file);
    if (text !== undefined) {
      return ts.createSourceFile(file, text, target, true);
    }
    if (!parsed.has(file)) {
      parsed.set(file, isVisible(file) ? base.getSourceFile(file, target) : undefined);
    }
    return parsed.get(file);
  }

  const host: ts.CompilerHost = {
    ...base,
    getCurrentDirectory: () => workspace,
    getSourceFile,
    fileExists: (file) => texts.has(file) || (isVisible(file) && base.fileExists(file)),
    readFile: (file) => texts.get(file) ?? (isVisible(file) ? base.readFile(file) : undefined),
    directoryExists: (folder) =>
      folders.has(folder) || (isVisible(folder) && (base.directoryExists?.(folder) ?? false)),
    getDirectories: (folder) => (isVisible(folder) ? (base.getDirectories?.(folder) ?? []) : []),
    realpath: (file) => (texts.has(file) ? file : (base.realpath?.(file) ?? file)),
    getModuleResolutionCache: () => cache,
    resolveModuleNameLiterals: (literals, containingFile, redirected, settings, sourceFile) =>
      literals.map((literal) =>
        ts.resolveModuleName(
          resolveAlias(literal.text, containingFile) ?? literal.text,
          containingFile,
          settings,
          host,
          cache,
          redirected,
          ts.getModeForUsageLocation(sourceFile, literal, settings),
        ),
      ),
  };
  return host;
}
