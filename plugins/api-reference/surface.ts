import {createModelReader, type ModelReader} from './readModel';
import {typeText} from './typeText';
import type {ApiMember, ApiModel, ApiSignature, ApiSymbol} from './types';

// The surface is the model as text: a line for each export, member and parameter. It is committed,
// so a new version of the package shows in a diff what it changed, and the build can name it.

function memberLines(owner: string, member: ApiMember): string[] {
  const key = `${owner}.${member.name}`;
  const mark = member.optional ? '?' : '';
  const deprecated = member.deprecated ? ' (deprecated)' : '';
  const value = member.default === undefined ? '' : ` := ${member.default}`;
  return [
    `${key}${mark}: ${typeText(member.type)}${deprecated}${value}`,
    ...(member.members ?? []).flatMap((one) => memberLines(key, one)),
  ];
}

/** Such as `<R>(dialog: Promise<R>, result: R) => Promise<R>`. */
export function signatureText({typeParameters, parameters, returns}: ApiSignature): string {
  const list = parameters.map(({name, optional, type}) => {
    return `${name}${optional ? '?' : ''}: ${typeText(type)}`;
  });
  return `${typeParameters}(${list.join(', ')}) => ${typeText(returns)}`;
}

function symbolLines(symbol: ApiSymbol, reader: ModelReader): string[] {
  const {name, kind, entryPoints, inherited, type} = symbol;
  const from = entryPoints.length > 0 ? ` from ${entryPoints.join(', ')}` : ' (not exported)';
  return [
    `${name}${symbol.typeParameters}: ${kind}${from}`,
    ...(type ? [`${name}[type]: ${typeText(type)}`] : []),
    ...symbol.signatures.map((one, index) => {
      return `${name}[call ${String(index + 1)}]: ${signatureText(one)}`;
    }),
    // Props are listed once, with their component.
    ...(reader.componentOf(name) ? [] : symbol.members).flatMap((member) =>
      memberLines(name, member),
    ),
    ...(inherited ? [`${name}[inherits]: ${inherited.typeName} from ${inherited.module}`] : []),
  ];
}

/** The surface of a package as text. */
export function printSurface(model: ApiModel): string {
  const reader = createModelReader(model);
  const lines = model.symbols.flatMap((symbol) => symbolLines(symbol, reader));
  return [`${model.packageName} ${model.version}`, '', ...lines, ''].join('\n');
}

const LINE = /^(?<key>[^?:<]+)(?<shape>.*?)(?: := (?<value>.*))?$/;

interface SurfaceLine {
  readonly shape: string;
  readonly value: string;
}

function parse(text: string): Map<string, SurfaceLine> {
  const lines = new Map<string, SurfaceLine>();
  for (const line of text.split('\n').slice(2)) {
    const groups = LINE.exec(line)?.groups;
    if (groups?.key !== undefined) {
      lines.set(groups.key, {shape: groups.shape ?? '', value: groups.value ?? ''});
    }
  }
  return lines;
}

function withoutSeparator(shape: string): string {
  return shape.replace(/^(\??): /, '$1');
}

/** Whether a line is part of an export that is missing as a whole; naming the export is enough. */
function isPartOfMissing(key: string, lines: ReadonlyMap<string, SurfaceLine>): boolean {
  const owner = key.split(/[.[]/)[0] ?? key;
  return owner !== key && !lines.has(owner);
}

/**
 * Names what differs between two surfaces, one sentence each.
 *
 * @param accepted - the committed text
 * @param found - that of the installed package
 */
export function compareSurfaces(accepted: string, found: string): string[] {
  const before = parse(accepted);
  const after = parse(found);
  const changes: string[] = [];
  for (const [key, line] of after) {
    const old = before.get(key);
    if (!old) {
      changes.push(...(isPartOfMissing(key, before) ? [] : [`${key} is new`]));
      continue;
    }
    if (old.value !== line.value) {
      const [was, is] = [old.value || 'nothing', line.value || 'nothing'];
      changes.push(`${key}: the default was ${was}, it is ${is}`);
    }
    if (old.shape !== line.shape) {
      const [was, is] = [withoutSeparator(old.shape), withoutSeparator(line.shape)];
      changes.push(`${key}: it was \`${was}\`, it is \`${is}\``);
    }
  }
  for (const key of before.keys()) {
    if (!after.has(key) && !isPartOfMissing(key, after)) {
      changes.push(`${key} is gone`);
    }
  }
  return changes;
}
