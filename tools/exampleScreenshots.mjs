// Takes the pictures of the examples page: `node tools/exampleScreenshots.mjs [name …]`.
// Each example is installed and built in a temporary folder, started, and photographed in both
// modes; the files land in `static/img/examples/`. Run it when an example looks different.
import {spawn, spawnSync} from 'node:child_process';
import {cp, mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './chromium.mjs';

const TARGET = 'static/img/examples';
const PORT = 3998;
const SIZE = {width: 960, height: 600};
const VITE = ['vite', 'preview', '--strictPort', '--port', String(PORT)];
const NEXT = ['next', 'start', '--port', String(PORT)];

/** How each example is started, what is photographed, and what has to be there first. */
const EXAMPLES = {
  roastery: {
    server: VITE,
    address: '/beans',
    sign: 'Mantiqueira',
    storage: {
      'roastery-session': JSON.stringify({user: {name: 'mara', email: 'mara@slowdrum.example'}}),
    },
  },
  'tool-library': {server: NEXT, address: '/tools', sign: 'Router table'},
  'lost-property': {server: NEXT, address: '/shelves', sign: 'Umbrella with ducks'},
  'bakery-deliveries': {server: VITE, address: '/', sign: /Lindenhof/},
};

function run(folder, command, args) {
  const {status} = spawnSync(command, args, {cwd: folder, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} has failed.`);
  }
}

async function waitForServer(origin) {
  const start = Date.now();
  while (Date.now() - start < 60_000) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The example has not started within a minute.');
}

async function photograph(browser, name, {address, sign, storage = {}}) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({colorScheme, reducedMotion: 'reduce', viewport: SIZE});
    await page.addInitScript((entries) => {
      Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
    }, storage);
    await page.goto(`http://localhost:${PORT}${address}`);
    await page.getByText(sign).first().waitFor();
    await page.screenshot({path: `${TARGET}/${name}-${colorScheme}.png`, animations: 'disabled'});
    await page.close();
  }
}

async function takePictures(browser, name) {
  const folder = await mkdtemp(path.join(tmpdir(), 'example-'));
  try {
    await cp(path.join('examples', name), folder, {recursive: true});
    run(folder, 'npm', ['install', '--no-audit', '--no-fund']);
    run(folder, 'npm', ['run', 'build']);
    const server = spawn('npx', EXAMPLES[name].server, {cwd: folder, detached: true});
    try {
      await waitForServer(`http://localhost:${PORT}`);
      await photograph(browser, name, EXAMPLES[name]);
    } finally {
      process.kill(-server.pid);
    }
  } finally {
    await rm(folder, {recursive: true, force: true, maxRetries: 3});
  }
}

const asked = process.argv.slice(2);
await mkdir(TARGET, {recursive: true});
const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
try {
  for (const name of asked.length > 0 ? asked : Object.keys(EXAMPLES)) {
    await takePictures(browser, name);
  }
} finally {
  await browser.close();
}
