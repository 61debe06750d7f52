// Compares what the pages of Studio's functions say with the types of the published packages: every
// signature and every member of every type. Needs the registry, and fails without it. The examples are
// compiled by `npm run check:docs`.
import {readdirSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {readFences, type Fence} from '../../../tests/setup/readFences';
import type {ApiMember, ApiType} from '../functions/apiType';
import {API_TYPES} from '../functions/apiTypes';
import {packPublished} from './packPublished';

const PAGES = path.resolve(__dirname, '../../../studio/reference/api');

const IMPORTS = `
import type * as React from 'react';
import type express from 'express';
import type {JSONSchema7} from 'json-schema';
import * as studio from '@toolpad/studio';
import * as browser from '@toolpad/studio/browser';
import * as server from '@toolpad/studio/server';
import * as runtime from '@toolpad/studio-runtime';
import {
  TOOLPAD_FUNCTION,
  type ArgControlSpec, type ArgTypeDefinitions, type ComponentConfig, type FilterModel,
  type FilterModelItem, type GetRecordsParams, type GetRecordsResult, type PaginationMode,
  type PaginationModel, type PrimitiveValueType, type SortModel, type ToolpadComponent,
  type ToolpadDataProviderBase,
} from '@toolpad/studio-runtime';
import type {
  CreateFunctionConfig, FunctionResolver, FunctionResolverParams, ServerContext,
  ToolpadDataProvider,
} from '@toolpad/studio/server';

type ServerContextSessionUser = NonNullable<ServerContext['session']>['user'];
type ToolpadHandlerConfig = Parameters<typeof studio.createHandler>[0];
type AppHandler = Awaited<ReturnType<typeof studio.createHandler>>;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
type Expect<Condition extends true> = Condition;
// Of a union, every member that any of its types has.
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
`;

function compareMember(name: string, {type, isOptional = false}: ApiMember): string {
  const documented = isOptional ? `(${type}) | undefined` : type;
  return `type ${name} = Expect<Same<ValueAt<Published, '${name}'>, ${documented}>>;`;
}

function compareType({name, published, samples = {}, members}: ApiType): string {
  const keys = Object.keys(members).map((key) => `'${key}'`);
  return [
    `namespace Check${name} {`,
    ...Object.entries(samples).map(([parameter, sample]) => `type ${parameter} = ${sample};`),
    `type Published = ${published};`,
    `type Keys = Expect<Same<KeyOf<Published>, ${keys.join(' | ')}>>;`,
    ...Object.entries(members)
      .map(([member, definition]) => compareMember(member, definition))
      // A type may not have the name of a keyword, and members are called `enum` and `default`.
      .map((line) => line.replace('type ', 'type member_')),
    '}',
  ].join('\n');
}

const signatures = readdirSync(PAGES)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((page) => readFences(path.join(PAGES, page)))
  .filter(({code}) => code.startsWith('function '));

const ENTRY_POINTS = new Map([
  ['@toolpad/studio', 'studio'],
  ['@toolpad/studio/browser', 'browser'],
  ['@toolpad/studio/server', 'server'],
]);

function compareSignature({code, title = ''}: Fence): string {
  const name = /^function (\w+)/.exec(code)?.[1] ?? '';
  const published = `typeof ${ENTRY_POINTS.get(title) ?? 'unknown'}.${name}`;
  return `declare namespace documented {\n${code}}
type signature_${name} = Expect<Same<typeof documented.${name}, ${published}>>;`;
}

const WRONG_TYPE: ApiType = {
  name: 'SortItem',
  published: 'runtime.SortItem',
  members: {
    field: {type: 'number', description: ''},
    sort: {type: "'asc' | 'desc'", description: ''},
    nulls: {type: 'string', description: ''},
  },
};

// One program for everything: most of its time goes into the types of the packages.
const files: Readonly<Record<string, string>> = {
  'types.ts': [IMPORTS, ...API_TYPES.map(compareType)].join('\n'),
  'wrong.ts': [IMPORTS, compareType(WRONG_TYPE)].join('\n'),
  'signatures.ts': [IMPORTS, ...signatures.map(compareSignature)].join('\n'),
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  typeRoots: [path.resolve(__dirname, '../../../node_modules/@types')],
};

let folder = '';
/** `file: line of code → message` for each. */
let errors: readonly string[] = [];

function describeError({file, start = 0, messageText}: ts.Diagnostic): string {
  const at = file?.getLineAndCharacterOfPosition(start).line ?? 0;
  const line = file?.text.split('\n')[at]?.trim() ?? '';
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  return `${path.basename(file?.fileName ?? '')}: ${line} → ${message}`;
}

beforeAll(async () => {
  folder = await packPublished(['@toolpad/studio', '@toolpad/studio-runtime']);
  const paths = Object.entries(files).map(([file, text]) => {
    const target = path.join(folder, file);
    writeFileSync(target, text);
    return target;
  });
  errors = ts.getPreEmitDiagnostics(ts.createProgram(paths, OPTIONS)).map(describeError);
}, 60_000);

afterAll(() => rm(folder, {recursive: true, force: true}));

test('the types on the pages have the members of the published types, and no others', () => {
  expect(errors.filter((error) => error.startsWith('types.ts'))).toEqual([]);
});

test('every page has the published signature of its function', () => {
  expect(signatures).toHaveLength(5);
  expect(errors.filter((error) => error.startsWith('signatures.ts'))).toEqual([]);
});

test('a difference is named', () => {
  expect(errors.filter((error) => error.startsWith('wrong.ts'))).toEqual([
    expect.stringContaining('type Keys'),
    expect.stringContaining('type member_field'),
    expect.stringContaining('type member_nulls'),
  ]);
});
