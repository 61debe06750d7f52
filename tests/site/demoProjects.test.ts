// Writes the project that a reader takes home from each demo and type-checks all of them. Three are
// installed and built, as on a reader's machine; that needs the registry.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {loadDemo, type Demo} from '../../plugins/demos/loadDemo';
import {readPackageVersions} from '../../plugins/demos/packageVersions';
import {DEMO_CATALOG} from '../../plugins/demos/siteCatalog';
import {createProject} from '../../src/lib/demos/createProject';

const ROOT = path.resolve(__dirname, '../..');
// Below the site, so that the projects find its packages: the same versions that they name.
const PROJECTS = path.join(__dirname, 'demo-projects');
const TIMEOUT_MS = 180_000;
const INSTALL_TIMEOUT_MS = 600_000;

async function writeProject(folder: string, demo: Demo, language: 'ts' | 'js'): Promise<void> {
  const [main, ...others] = demo.texts.filter((text) => text.language === language);
  if (!main) {
    throw new Error(`${demo.file} has no text.`);
  }
  const specifiers = demo.imports.map(({specifier}) => specifier);
  const versions = await readPackageVersions(ROOT, specifiers);
  const {files} = createProject({title: demo.title, source: {main, others}, versions});
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), text);
  }
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
    const folders = demos.map(({id}) => path.join(PROJECTS, id));
    await Promise.all(
      demos.map((demo, index) => writeProject(folders[index] ?? PROJECTS, demo, 'ts')),
    );
    expect(folders.length).toBeGreaterThanOrEqual(72);
    expect(typeCheck(folders)).toEqual([]);
  },
  TIMEOUT_MS,
);

/** What a reader types after taking a project home. */
function npm(folder: string, ...args: readonly string[]): void {
  execFileSync('npm', [...args, '--silent'], {cwd: folder, stdio: 'pipe'});
}

test.each([
  ['inline', 'core/components/use-dialogs/demos/DialogsPrompt.tsx', 'ts'],
  [
    'framed, with a router',
    'core/components/dashboard-layout/demos/DashboardLayoutBasic.tsx',
    'ts',
  ],
  ['CRUD, in JavaScript', 'core/components/crud/demos/CrudBasic.tsx', 'js'],
] as const)(
  'a project (%s: %s, %s) installs from the registry, type-checks and builds',
  async (_, file, language) => {
    // Outside the site, so that nothing of its packages is found.
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-project-'));
    try {
      await writeProject(folder, await loadDemo(ROOT, file, DEMO_CATALOG), language);
      npm(folder, 'install', '--no-audit', '--no-fund');
      npm(folder, 'ls', '--all');
      npm(folder, 'run', 'typecheck', '--if-present');
      npm(folder, 'run', 'build');
      expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
    } finally {
      await rm(folder, {recursive: true, force: true});
    }
  },
  INSTALL_TIMEOUT_MS,
);
