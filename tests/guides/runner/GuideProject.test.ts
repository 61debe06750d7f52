// Follows a tiny guide for real: npm installs a compiler, and the compiler finds what is wrong.
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {GuideProject} from './GuideProject';

const FIXTURE = 'tests/guides/fixtures/tiny.mdx';
const TIMEOUT_MS = 120_000;

let pages = '';
const opened: GuideProject[] = [];

beforeAll(async () => {
  pages = await mkdtemp(path.join(tmpdir(), 'guide-pages-'));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((project) => project.dispose()));
});

afterAll(() => rm(pages, {recursive: true}));

async function open(page: string, runtime = 'vite'): Promise<GuideProject> {
  const project = await GuideProject.open(page, {runtime});
  opened.push(project);
  return project;
}

async function openDamaged(from: string, to: string): Promise<GuideProject> {
  const source = await readFile(path.resolve(FIXTURE), 'utf8');
  expect(source).toContain(from);
  const page = path.join(pages, 'damaged.mdx');
  await writeFile(page, source.replace(from, to));
  return open(page);
}

test(
  'a guide is followed step by step, in one folder that goes away',
  async () => {
    const project = await open(FIXTURE);
    expect(project.steps.map(({title}) => title)).toEqual([
      'Create a project',
      'Write code',
      'Change it',
    ]);

    await project.follow('Write code');
    expect(path.basename(project.folder)).toBe('tiny');
    const main = await readFile(path.join(project.folder, 'src/main.ts'), 'utf8');
    expect(main).toBe("import {greet} from './greet';\n\ngreet('Vite');\n");
    expect(existsSync(path.join(project.folder, 'src/server.ts'))).toBe(false);
    await project.typeCheck();

    await project.follow();
    const greet = await readFile(path.join(project.folder, 'src/greet.ts'), 'utf8');
    expect(greet).not.toContain('morning');
    expect(greet).toMatch(/evening.*\n\}\nexport const farewell/);
    await project.build();
    expect(existsSync(path.join(project.folder, 'dist/greet.js'))).toBe(true);

    const {folder} = project;
    await project.dispose();
    expect(existsSync(folder)).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'wrong code is named by its line on the page, by type check and build',
  async () => {
    const project = await openDamaged("greet('Vite')", 'greet(1)');
    await project.follow();
    const message =
      /damaged\.mdx:35 \(Write code\): `tsc .*\n.*damaged\.mdx:35 is tiny\/src\/main\.ts:3\n.*'number' is not assignable/s;
    await expect(project.typeCheck()).rejects.toThrow(message);
    await expect(project.build()).rejects.toThrow(/damaged\.mdx:35 .*`npm run build` fails/);
  },
  TIMEOUT_MS,
);

test(
  'a guide that forgets a file does not compile',
  async () => {
    const project = await openDamaged('```ts file="src/greet.ts"\nexport', '```text\nexport');
    await project.follow('Write code');
    await expect(project.typeCheck()).rejects.toThrow(/damaged\.mdx:33 .*Cannot find module/s);
  },
  TIMEOUT_MS,
);

test(
  'a package that does not exist is named by the line of its command',
  async () => {
    const project = await openDamaged('typescript@5', 'typescript@0.0.0-missing');
    await expect(project.follow()).rejects.toThrow(
      /damaged\.mdx:12 \(Create a project\): `npm install typescript@0\.0\.0-missing` fails/,
    );
  },
  TIMEOUT_MS,
);

test.each([
  ['cd tiny', 'cd large', /damaged\.mdx:11 .*there is no folder "large"/],
  ['src/greet.ts', '../../greet.ts', /damaged\.mdx:26 .*outside of the reader's folder/],
  ['npm install typescript@5', 'cd ../..', /damaged\.mdx:12 .*outside of the reader's folder/],
  [
    'src/greet.ts" continues',
    'src/new.ts" continues',
    /damaged\.mdx:67 .*no block above has begun/,
  ],
])(
  'instead of %s: %s',
  async (from, to, message) => {
    await expect((await openDamaged(from, to)).follow()).rejects.toThrow(message);
  },
  TIMEOUT_MS,
);

test('without an installed compiler nothing is checked, and that is an error', async () => {
  const project = await openDamaged('npm install typescript@5\n', '');
  await project.follow();
  await expect(project.typeCheck()).rejects.toThrow(/has not installed typescript/);
});

test('a page that is not there', async () => {
  await expect(GuideProject.open('core/missing.mdx')).rejects.toThrow(
    'There is no guide core/missing.mdx',
  );
});

test('a step that is not there', async () => {
  const project = await open(FIXTURE);
  await expect(project.follow('Deploy')).rejects.toThrow(
    'has no step "Deploy"; it has "Create a project", "Write code", "Change it"',
  );
});
