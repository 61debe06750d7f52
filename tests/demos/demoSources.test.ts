import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {CATALOG} from '../../core/demos/catalog';
import {CORE_FOLDER} from './loadDemo';

const MAX_LINES = 80;

// What a project has after the steps of the installation page, plus two libraries that some demos
// are about. `locales`, `persistence` and `internal` of @toolpad/core are not for apps.
const ENTRY_POINTS =
  'Account|AppProvider|Crud|DashboardLayout|PageContainer|SignInPage|useActivePage|useDialogs|' +
  'useLocalStorageState|useNotifications|useSession|useSessionStorageState';
const ALLOWED_IMPORTS = [
  new RegExp(`^@toolpad/core(/(${ENTRY_POINTS}))?$`),
  /^@mui\/(material|icons-material)\/\w+$/,
  /^(react|dayjs|zod)$/,
];
const SHARED_FILE = path.join(CORE_FOLDER, 'demos/useMemoryRouter');

const onDisk = readdirSync(CORE_FOLDER, {recursive: true, encoding: 'utf8'});
const files = CATALOG.map(({file}) => path.join(CORE_FOLDER, file));

// The options of a strict project; nothing comes from this site's own tsconfig.
const program = ts.createProgram(files, {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  isolatedModules: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
});

function getSourceFile(file: string): ts.SourceFile {
  const source = program.getSourceFile(path.join(CORE_FOLDER, file));
  if (!source) {
    throw new Error(`TypeScript does not know core/${file}.`);
  }
  return source;
}

function isAllowedImport(specifier: string, file: string): boolean {
  return (
    ALLOWED_IMPORTS.some((pattern) => pattern.test(specifier)) ||
    path.resolve(CORE_FOLDER, path.dirname(file), specifier) === SHARED_FILE
  );
}

test('the catalog lists the files that exist, each once', () => {
  const demos = onDisk.filter((file) => /\/demos\/\w+\.tsx$/.test(file));

  expect(CATALOG.map(({file}) => file).toSorted()).toEqual(demos.toSorted());
});

test('names, and titles on a page, are unique', () => {
  const names = CATALOG.map(({name}) => name);
  const titles = CATALOG.map(({page, title}) => `${page} ${title}`);

  expect(new Set(names).size).toBe(names.length);
  expect(new Set(titles).size).toBe(titles.length);
});

test('each demo belongs to a page that exists', () => {
  const slugs = onDisk
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(CORE_FOLDER, file), 'utf8'))
    .map((text) => /^slug: (.*)$/m.exec(text)?.[1]);

  for (const {page} of CATALOG) {
    expect(slugs).toContain(page.replace('/core', ''));
  }
});

describe.each(CATALOG)('$name', ({file, name}) => {
  test(`has at most ${MAX_LINES} lines`, () => {
    const {text} = getSourceFile(file);

    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });

  test('imports only what a reader has', () => {
    const specifiers = ts
      .preProcessFile(getSourceFile(file).text)
      .importedFiles.map(({fileName}) => fileName);

    expect(specifiers.filter((specifier) => !isAllowedImport(specifier, file))).toEqual([]);
  });

  test('type-checks in a strict project', () => {
    const messages = ts
      .getPreEmitDiagnostics(program, getSourceFile(file))
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));

    expect(messages).toEqual([]);
  });

  test('exports a component that needs no props, named like its file', () => {
    const checker = program.getTypeChecker();
    const module = checker.getSymbolAtLocation(getSourceFile(file));
    const symbol = module && checker.tryGetMemberInModuleExports('default', module);
    const declaration = symbol?.valueDeclaration;

    expect(declaration && ts.isFunctionDeclaration(declaration)).toBe(true);
    expect(declaration && ts.isFunctionDeclaration(declaration) && declaration.name?.text).toBe(
      name,
    );
    expect(
      declaration && ts.isFunctionDeclaration(declaration) && declaration.parameters,
    ).toHaveLength(0);
    expect(path.basename(file, '.tsx')).toBe(name);
  });
});
