// Writes the project that a reader takes home from each demo, type-checks all of them, and builds
// three with Vite.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {loadDemo, type Demo} from '../../plugins/demos/loadDemo';
import {readPackageVersions} from '../../plugins/demos/packageVersions';
import {DEMO_CATALOG} from '../../plugins/demos/siteCatalog';
import {createProject} from '../../src/lib/demos/createProject';

const ROOT = path.resolve(__dirname, '../..');
// Below the site, so that the projects find its packages: the same versions that they name.
const PROJECTS = path.join(__dirname, 'demo-projects');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const TIMEOUT_MS = 180_000;

async function writeProject(demo: Demo, language: 'ts' | 'js'): Promise<string> {
  const [main, ...others] = demo.texts.filter((text) => text.language === language);
  if (!main) {
    throw new Error(`${demo.file} has no text.`);
  }
  const specifiers = demo.imports.map(({specifier}) => specifier);
  const versions = await readPackageVersions(ROOT, specifiers);
  const {files} = createProject({title: demo.title, source: {main, others}, versions});
  const folder = path.join(PROJECTS, language, demo.id);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

function typeCheck(folders: readonly string[]): string[] {
  const [first = ''] = folders;
  const configFile = path.join(first, 'tsconfig.json');
  const source = ts.readJsonConfigFile(configFile, ts.sys.readFile.bind(ts.sys));
  const {options} = ts.parseJsonSourceFileConfigFileContent(source, ts.sys, first);
  const entries = folders.map((folder) => path.join(folder, 'src/main.tsx'));
  const program = ts.createProgram(entries, {...options, types: []});
  return ts.getPreEmitDiagnostics(program).map(({file, messageText}) => {
    const name = file ? path.relative(PROJECTS, file.fileName) : '';
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

afterAll(() => rm(PROJECTS, {recursive: true, force: true}));

test(
  'the project of every demo type-checks strictly',
  async () => {
    const demos = await Promise.all(
      DEMO_CATALOG.map(({file}) => loadDemo(ROOT, file, DEMO_CATALOG)),
    );
    const folders = await Promise.all(demos.map((demo) => writeProject(demo, 'ts')));
    expect(folders.length).toBeGreaterThanOrEqual(72);
    expect(typeCheck(folders)).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each([
  ['core/components/dashboard-layout/demos/DashboardLayoutBasic.tsx', 'ts'],
  ['core/components/use-dialogs/demos/DialogsPrompt.tsx', 'ts'],
  ['core/components/crud/demos/CrudBasic.tsx', 'js'],
] as const)(
  'the project of %s (%s) builds',
  async (file, language) => {
    const folder = await writeProject(await loadDemo(ROOT, file, DEMO_CATALOG), language);
    execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], {cwd: folder});
    expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
  },
  TIMEOUT_MS,
);
