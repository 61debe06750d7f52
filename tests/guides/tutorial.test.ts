// Follows the tutorial to the letter in an empty folder: after each step the app type-checks and
// builds. What it has become in the end is the example `roastery`, and works in a browser.
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {readExample} from '../../plugins/example-apps/readExample';
import {GuideProject} from './runner/GuideProject';
import {tryRoastery} from './tryRoastery';

const PAGE = 'core/introduction/tutorial.mdx';
const ROOT = path.resolve(__dirname, '../..');
const TIMEOUT_MS = 600_000;

/** What npm and the build leave in the folder; everything else a reader has written. */
const MADE = ['node_modules', 'dist', 'package.json', 'package-lock.json'];

async function readWritten(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !MADE.includes(file.split(path.sep)[0] ?? ''));
  const rows = files.map(
    async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

const packages = z.record(z.string(), z.string());

const Manifest = z.object({scripts: packages, dependencies: packages, devDependencies: packages});

type Manifest = z.infer<typeof Manifest>;

function namesIn({dependencies, devDependencies}: Manifest): string[] {
  return [...Object.keys(dependencies), '', ...Object.keys(devDependencies)];
}

/** `7.18.5` and `^7.1.0` are of the same major version; below 1.0 the minor one counts. */
function majorOf(range = ''): string | undefined {
  return /^\^?(?<major>0\.\d+|\d+)\./.exec(range)?.groups?.major;
}

let tutorial: GuideProject;

beforeAll(async () => {
  tutorial = await GuideProject.open(PAGE);
});

afterAll(() => tutorial.dispose());

test(
  'the app type-checks and builds after each step',
  async () => {
    const steps = tutorial.steps.filter(({actions}) => actions.length > 0);
    expect(steps.length).toBeGreaterThanOrEqual(9);
    for (const {title} of steps) {
      await tutorial.follow(title);
      // The app's own script: tsc first, then Vite.
      await tutorial.build();
    }
  },
  TIMEOUT_MS,
);

test('in the end, the app is the example', async () => {
  const {'package.json': manifestText, ...files} = (
    await readExample(path.join(ROOT, 'examples'), 'roastery')
  ).files;
  expect(await readWritten(tutorial.folder)).toEqual(files);

  const writtenText = await readFile(path.join(tutorial.folder, 'package.json'), 'utf8');
  const written = Manifest.parse(JSON.parse(writtenText));
  const example = Manifest.parse(JSON.parse(manifestText ?? ''));
  expect(example.scripts).toEqual(written.scripts);
  expect(namesIn(example)).toEqual(namesIn(written));
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    for (const [name, range] of Object.entries(written[kind])) {
      expect([name, majorOf(example[kind][name])]).toEqual([name, majorOf(range)]);
    }
  }
});

test(
  'in a browser, it does what the tutorial says',
  async () => {
    await tryRoastery(tutorial.folder);
  },
  TIMEOUT_MS,
);
