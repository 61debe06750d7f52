// Follows the tutorial to the letter in an empty folder: after each step the app type-checks and
// builds. What it has become in the end is the example `roastery`, and works in a browser.
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {readExample} from '../../plugins/example-apps/readExample';
import {expect, test} from '../browser/siteTest';
import {GuideProject} from './runner/GuideProject';
import {useRoastery} from './useRoastery';

const PAGE = 'core/introduction/tutorial.mdx';
const ROOT = path.resolve(__dirname, '../..');
const PORT = 3476;

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

/** What a reader of the tutorial has in the end, against the example. */
async function compareWithExample(folder: string): Promise<void> {
  const {'package.json': manifestText, ...files} = (
    await readExample(path.join(ROOT, 'examples'), 'roastery')
  ).files;
  expect(await readWritten(folder)).toEqual(files);

  const writtenText = await readFile(path.join(folder, 'package.json'), 'utf8');
  const written = Manifest.parse(JSON.parse(writtenText));
  const example = Manifest.parse(JSON.parse(manifestText ?? ''));
  expect(example.scripts).toEqual(written.scripts);
  expect(namesIn(example)).toEqual(namesIn(written));
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    for (const [name, range] of Object.entries(written[kind])) {
      expect([name, majorOf(example[kind][name])]).toEqual([name, majorOf(range)]);
    }
  }
}

test('the tutorial', async ({page}) => {
  // Nine installs, checks and builds, one after the other.
  test.slow();
  const tutorial = await GuideProject.open(PAGE);
  try {
    const steps = tutorial.steps.filter(({actions}) => actions.length > 0);
    expect(steps.length).toBeGreaterThanOrEqual(9);
    for (const {title} of steps) {
      await test.step(title, async () => {
        await tutorial.follow(title);
        // The app's own script: tsc first, then Vite.
        await tutorial.build();
      });
    }
    await test.step('it is the example', () => compareWithExample(tutorial.folder));
    const server = await tutorial.serve('preview', PORT);
    try {
      await test.step('it works', () => useRoastery(page, server.origin));
    } finally {
      server.stop();
    }
  } finally {
    await tutorial.dispose();
  }
});
