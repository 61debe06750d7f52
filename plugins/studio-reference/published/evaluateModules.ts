import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

function doNothing(): undefined {
  return undefined;
}

/** Stands for whatever a module imports and only uses: every property, call and `new` gives itself. */
const ANYTHING: unknown = new Proxy(doNothing, {
  get: (_target, key) => getAnything(key),
  apply: () => ANYTHING,
  construct: () => ({}),
});

function getAnything(key: string | symbol): unknown {
  if (key === '__esModule') {
    return true;
  }
  return key === Symbol.toPrimitive ? () => '' : ANYTHING;
}

export type Exports = Record<string, unknown>;

/** An ES module with the exports that matter, and anything at all for the others. */
export function createSubstitute(exports: Exports): unknown {
  return new Proxy(exports, {
    get: (target, key) =>
      typeof key === 'string' && key in target ? target[key] : getAnything(key),
  });
}

/**
 * Runs published ES modules without what they import: files next to a module are run too, packages
 * are looked up in `packages` and else stood in for.
 *
 * @param packages - a file to run, or the exports to use, by the name that modules import
 */
export function evaluateModule(file: string, packages: Readonly<Record<string, unknown>>): Exports {
  const modules = new Map<string, Exports>();

  function load(target: string): Exports {
    const loaded = modules.get(target);
    if (loaded) {
      return loaded;
    }
    const exports: Exports = {};
    modules.set(target, exports);
    const {outputText} = ts.transpileModule(readFileSync(target, 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    });
    const run: unknown = vm.compileFunction(outputText, ['exports', 'require'], {filename: target});
    if (typeof run === 'function') {
      Reflect.apply(run, undefined, [
        exports,
        (name: string) => resolve(name, path.dirname(target)),
      ]);
    }
    return exports;
  }

  function resolve(name: string, folder: string): unknown {
    if (name.startsWith('.')) {
      return load(path.join(folder, name));
    }
    const known = packages[name];
    return typeof known === 'string' ? load(known) : (known ?? ANYTHING);
  }

  return load(file);
}
