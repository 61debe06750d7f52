// Takes each example home: copies it to an empty folder, installs exactly what it names, builds it,
// and uses it in Chromium. The builds type-check: `next build` does by itself, the others call `tsc`.
import {readdirSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from '../browser/siteTest';
import {runProgram} from './runner/runProgram';
import {startServer, type RunningServer} from './runner/startServer';
import {useLostProperty} from './useLostProperty';
import {useToolLibrary} from './useToolLibrary';

const EXAMPLES = path.resolve(__dirname, '../../examples');
const NAMES = readdirSync(EXAMPLES);
const LIMIT_MS = 600_000;
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

interface Use {
  readonly port: number;
  /** What a reader does with the example, on what its `start` script serves. */
  readonly play: (page: Page, origin: string, consoleMessages: string[]) => Promise<void>;
}

const USES: Readonly<Record<string, Use>> = {
  'tool-library': {port: 3476, play: useToolLibrary},
  'lost-property': {port: 3477, play: useLostProperty},
};

/** The tutorial ends with the one, and the site runs the other; their own specs use them. */
const USED_ELSEWHERE = ['roastery', 'bakery-deliveries'];

const started: RunningServer[] = [];
const homes: string[] = [];

// Also after a test that has run out of time: what it started must not go on.
test.afterEach(async () => {
  started.splice(0).forEach((server) => {
    server.stop();
  });
  const folders = homes.splice(0);
  await Promise.all(folders.map((home) => rm(home, {recursive: true, force: true, maxRetries: 5})));
});

test('somebody uses every example', () => {
  expect([...Object.keys(USES), ...USED_ELSEWHERE].sort()).toEqual([...NAMES].sort());
});

for (const name of NAMES) {
  test(`the example ${name}`, async ({page, consoleMessages}) => {
    const manifest = await readFile(path.join(EXAMPLES, name, 'package.json'), 'utf8');
    expect(manifest).toMatch(/"build": "(?:tsc && vite build|next build)"/);
    const compiler = await readFile(path.join(EXAMPLES, name, 'tsconfig.json'), 'utf8');
    expect(compiler).toContain('"strict": true');

    const home = await mkdtemp(path.join(tmpdir(), `example-${name}-`));
    homes.push(home);
    await cp(path.join(EXAMPLES, name), home, {recursive: true});
    for (const args of [INSTALL, ['run', 'build']]) {
      const {succeeded, output} = await runProgram('npm', args, {cwd: home, timeout: LIMIT_MS});
      expect(succeeded ? '' : output).toBe('');
    }

    const use = USES[name];
    if (use) {
      const server = await startServer('start', {cwd: home, port: use.port});
      started.push(server);
      await use.play(page, server.origin, consoleMessages);
      // A page that is open asks its server for more; an answer that does not come is an error.
      await page.close();
    }
  });
}
