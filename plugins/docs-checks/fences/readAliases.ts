import ts from 'typescript';
import type {World} from './types';

/** A path alias of a project: what an import starts with, and what stands there instead. */
export interface Alias {
  readonly prefix: string;
  readonly target: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readStart(pattern: unknown): string | null {
  return typeof pattern === 'string' && pattern.endsWith('/*') ? pattern.slice(0, -1) : null;
}

/** The aliases that a project has, because its page shows a `tsconfig.json` that says so. */
export function readAliases(world: World): Alias[] {
  const text = world.get('tsconfig.json')?.code ?? world.get('tsconfig.app.json')?.code ?? '{}';
  const config: unknown = ts.parseConfigFileTextToJson('tsconfig.json', text).config;
  const options = isRecord(config) ? config.compilerOptions : undefined;
  const paths = isRecord(options) && isRecord(options.paths) ? options.paths : {};
  return Object.entries(paths).flatMap(([pattern, targets]) => {
    const prefix = readStart(pattern);
    const target = readStart(Array.isArray(targets) ? targets[0] : undefined);
    return prefix === null || target === null ? [] : [{prefix, target}];
  });
}
