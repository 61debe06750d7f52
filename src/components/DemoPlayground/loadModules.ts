import modules from '@generated/toolpad-demos/default/playgroundModules';
import {describeError, importLine, type DemoProblem} from '../../lib/demos/compileDemo';

const MATERIAL = '@mui/material';
const MATERIAL_COMPONENT = /^@mui\/material\/([A-Z]\w*)$/;

/** An import that the playground cannot answer. */
export class UnknownModuleError extends Error {
  readonly specifier: string;

  constructor(specifier: string) {
    super(
      `The playground has no module "${specifier}". It has React, Material UI, Toolpad Core and ` +
        'what the demos import. Open the demo in StackBlitz to add packages.',
    );
    this.specifier = specifier;
  }
}

function toCommonJs(namespace: unknown): Record<string, unknown> {
  return {...(typeof namespace === 'object' ? namespace : {}), __esModule: true};
}

async function loadModule(specifier: string): Promise<Record<string, unknown>> {
  const load = modules[specifier];
  if (load) {
    return toCommonJs(await load());
  }
  // A component of Material UI is a part of the whole, which is loaded once.
  const name = MATERIAL_COMPONENT.exec(specifier)?.[1];
  const all = name === undefined ? {} : toCommonJs(await modules[MATERIAL]?.());
  const component = name === undefined ? undefined : all[name];
  if (component === undefined) {
    throw new UnknownModuleError(specifier);
  }
  return {...all, default: component};
}

/**
 * Loads what edited code imports.
 *
 * @returns a `require` for that code
 * @throws UnknownModuleError for what is not there
 */
export async function loadModules(
  specifiers: readonly string[],
): Promise<(specifier: string) => unknown> {
  const loaded = new Map(
    await Promise.all(
      specifiers.map(async (specifier) => [specifier, await loadModule(specifier)] as const),
    ),
  );
  return (specifier) => {
    const module = loaded.get(specifier);
    if (!module) {
      throw new UnknownModuleError(specifier);
    }
    return module;
  };
}

/** What went wrong while edited code was loaded or run, on the line that caused it. */
export function locateError(error: unknown, code: string): DemoProblem {
  return error instanceof UnknownModuleError
    ? {message: error.message, line: importLine(code, error.specifier)}
    : describeError(error);
}
