// Holds the API reference against other readings of the installed package: the prop types that its
// scripts carry in development, the classes of Material UI, and Node and TypeScript themselves.
import {execFile, spawnSync} from 'node:child_process';
import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import * as ToolpadCore from '@toolpad/core';
import {buttonClasses} from '@mui/material/Button';
import {containerClasses} from '@mui/material/Container';
import {DESCRIPTIONS} from '../../plugins/api-reference/descriptions/allDescriptions';
import {EXCLUDED_ENTRY_POINTS} from '../../plugins/api-reference/extract/findExports';
import {listPages} from '../../plugins/api-reference/listPages';
import {createSitePages, loadSiteModel} from '../../plugins/api-reference/makePages';
import {PAGE_GROUPS} from '../../plugins/api-reference/pageGroups';
import {muiClassName} from '../../plugins/api-reference/render/muiClassName';
import {findSince} from '../../plugins/api-reference/since';
import type {ApiModel, ApiSymbol} from '../../plugins/api-reference/types';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGE = path.join(ROOT, 'node_modules/@toolpad/core');
const run = promisify(execFile);

jest.setTimeout(120_000);

let model: ApiModel;
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  model = await loadSiteModel(ROOT);
  pages = await createSitePages(ROOT, 'core');
});

function findComponents(): ApiSymbol[] {
  return model.symbols.filter(({kind}) => kind === 'component');
}

function isPage(text: string | undefined): text is string {
  return text !== undefined;
}

/** The names of the props in the table of a page. */
function propsOnPage(component: ApiSymbol): {name: string; required: boolean}[] {
  const name = listPages(DESCRIPTIONS, PAGE_GROUPS).find(
    ({title}) => title === component.name,
  )?.name;
  const page = pages.get(`${name ?? ''}.mdx`);
  const rows = isPage(page) ? page.matchAll(/<ApiRow id=\{"props-(?<id>\w+)"\}(?<rest>.*)/g) : [];
  return [...rows].map(({groups}) => ({
    name: groups?.id ?? '',
    required: / required(?: |>)/.test(groups?.rest ?? ''),
  }));
}

/** Where the two readings differ, and why both are right. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'AccountPopoverFooter.sx in propTypes only':
    'It comes with the props of Box, which the page sums up with a link.',
  'AlertDialog without propTypes': 'The package has none for its dialogs.',
  'AppProvider.children not required in propTypes':
    'A React node can be undefined, so prop types cannot ask for it; the types do.',
  'ConfirmDialog without propTypes': 'The package has none for its dialogs.',
  'DashboardLayout.children not required in propTypes': 'As for AppProvider.',
  'DialogsProvider without propTypes': 'The package has none for it.',
  'NextAppProvider without propTypes': 'It hands everything to AppProvider, which has them.',
  'NotificationsProvider without propTypes': 'The package has none for it.',
  'PromptDialog without propTypes': 'The package has none for its dialogs.',
  'ReactRouterAppProvider without propTypes': 'It hands everything to AppProvider, which has them.',
  'SignInButton.children in propTypes only':
    'It comes with the props of Button, which the page sums up with a link.',
  'SignOutButton.children in propTypes only': 'As for SignInButton.',
  'ThemeSwitcher without propTypes': 'It takes no props.',
  'ToolbarActions without propTypes': 'It takes no props.',
};

function readPropTypes(component: string): Record<string, unknown> | null {
  const value: unknown = Object.entries(ToolpadCore).find(([name]) => name === component)?.[1];
  const types: unknown =
    typeof value === 'function' && 'propTypes' in value ? value.propTypes : undefined;
  return typeof types === 'object' && types !== null ? {...types} : null;
}

/** A prop type that may be left out carries its stricter twin. */
function isRequired(propType: unknown): boolean {
  return typeof propType === 'function' && !('isRequired' in propType);
}

function differencesOf(component: ApiSymbol): string[] {
  const {name} = component;
  const types = readPropTypes(name);
  if (!types) {
    return [`${name} without propTypes`];
  }
  const shown = propsOnPage(component);
  const shownNames = new Set(shown.map((prop) => prop.name));
  return [
    ...shown
      .filter((prop) => !(prop.name in types))
      .map((prop) => `${name}.${prop.name} on the page only`),
    ...Object.keys(types)
      .filter((prop) => !shownNames.has(prop))
      .map((prop) => `${name}.${prop} in propTypes only`),
    ...shown
      .filter((prop) => prop.name in types && prop.required !== isRequired(types[prop.name]))
      .map((prop) => `${name}.${prop.name} ${prop.required ? 'not ' : ''}required in propTypes`),
  ];
}

test('the tables show the props that the scripts know, for every component', () => {
  const differences = findComponents().flatMap(differencesOf);
  expect(differences.sort()).toEqual(Object.keys(ACCEPTED).sort());
});

test('every value that the scripts export has a place in the model, and the other way round', () => {
  const fromRoot = model.symbols.filter(
    ({kind, entryPoints}) => kind !== 'type' && entryPoints.includes('@toolpad/core'),
  );
  expect(fromRoot.map(({name}) => name).sort()).toEqual(Object.keys(ToolpadCore).sort());
});

test('every folder of the package is read, empty, or left out for a reason', async () => {
  const folders: string[] = [];
  for (const entry of await readdir(PACKAGE, {withFileTypes: true})) {
    const isFolder = entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'esm';
    const files = isFolder ? await readdir(path.join(PACKAGE, entry.name)) : [];
    if (files.includes('index.d.ts')) {
      folders.push(entry.name);
    }
  }
  const read = new Set(model.symbols.flatMap(({entryPoints}) => entryPoints));
  const unread = folders.filter((name) => !read.has(`@toolpad/core/${name}`));
  expect(unread.sort()).toEqual(
    ['useSearchParamState', ...Object.keys(EXCLUDED_ENTRY_POINTS)].sort(),
  );
});

/** The import statements of all pages. */
function findImports(): string[] {
  const statements = [...pages.values()].flatMap((page) =>
    [...page.matchAll(/^```tsx\n(?<code>[^`]*)\n```$/gm)].map(({groups}) => groups?.code ?? ''),
  );
  return [...new Set(statements)];
}

test('every import line resolves in Node', async () => {
  // These two import frameworks that this site does not have, so they are found but not run.
  const needFrameworks = /'@toolpad\/core\/(?:nextjs|react-router)'/;
  const lines = findImports().filter((line) => line.startsWith('import {'));
  expect(lines.length).toBeGreaterThan(60);
  const checks = lines.map((line) => {
    const names = /\{(?<names>[^}]+)\}/.exec(line)?.groups?.names ?? '';
    const from = /from '(?<from>[^']+)'/.exec(line)?.groups?.from ?? '';
    const list = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    return {from, list: needFrameworks.test(line) ? [] : list};
  });
  const script = `
    import {existsSync} from 'node:fs';
    import {fileURLToPath} from 'node:url';
    for (const {from, list} of ${JSON.stringify(checks)}) {
      if (!existsSync(fileURLToPath(import.meta.resolve(from)))) console.log(from + ' is not there');
      const module = list.length > 0 ? await import(from) : {};
      for (const name of list) if (module[name] === undefined) console.log(from + ' has no ' + name);
    }`;
  const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
  });
  expect(stdout).toBe('');
});

test('every import line resolves in TypeScript', async () => {
  const lines = findImports();
  // Below the project, so that its packages are found; a folder that Git and the linters ignore.
  const folder = await mkdtemp(path.join(ROOT, '.cache/imports-'));
  try {
    await Promise.all(
      lines.map((line, index) => writeFile(path.join(folder, `${String(index)}.ts`), `${line}\n`)),
    );
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      types: [],
    };
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({compilerOptions: options, include: ['*.ts']}),
    );
    const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    // The compiler says on its standard output what is wrong; spawnSync does not throw for that.
    const {stdout} = spawnSync(process.execPath, [compiler, '-p', folder], {encoding: 'utf8'});
    expect(stdout).toBe('');
  } finally {
    await rm(folder, {recursive: true});
  }
});

test.each([
  ['PageContainer', 'Container', containerClasses],
  ['SignInButton', 'Button', buttonClasses],
  ['SignOutButton', 'Button', buttonClasses],
])('the classes of %s are those of %s', (name, base, classes) => {
  const keys = model.symbols.find((symbol) => symbol.name === name)?.inherited?.classes ?? [];
  const ours = Object.fromEntries(keys.map((key) => [key, muiClassName(base, key)]));
  expect(ours).toEqual(classes);
});

test('tells since when things exist', () => {
  expect(findSince('DashboardLayout', 'renderPageItem')).toBe('0.15.0');
  expect(findSince('DashboardSidebarPageItem')).toBe('0.15.0');
  expect(findSince('AppProvider', 'nonce')).toBe('0.15.0');
  expect(findSince('Crud')).toBe('0.13.0');
  expect(findSince('AppProvider')).toBeUndefined();
});
