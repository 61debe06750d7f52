// Measures what a change does to builds and to readers: `npm run bench [-- --runs 3]`.
// Builds cold (no caches) and warm, then weighs the first load of three kinds of page. Machines are
// noisy: compare medians of runs made side by side, and trust ratios more than seconds.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './chromium.mjs';
import {serveSite} from './siteServer.mjs';

const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
const runs = Number(values.runs);

const BASE_URL = '/toolpad/';
const PAGES = {
  'home page': '',
  'plain guide': 'studio/concepts/theming/',
  'API page': 'core/api/dashboard-layout/',
};
const CACHES = ['.docusaurus', 'node_modules/.cache', 'build'];
const REPORT_MEMORY = new URL('./reportMemory.mjs', import.meta.url).href;

function build() {
  const start = performance.now();
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', REPORT_MEMORY, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    console.error(stderr);
    throw new Error('The build failed; there is nothing to measure.');
  }
  const kilobytes = Number(/peak memory: (\d+) KB/.exec(stderr)?.[1]);
  return {seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024};
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function measureBuilds(prepare) {
  const results = Array.from({length: runs}, () => {
    prepare();
    return build();
  });
  return {
    seconds: median(results.map((result) => result.seconds)).toFixed(1),
    'peak MB': Math.round(median(results.map((result) => result.megabytes))),
  };
}

/**
 * What a browser fetches until the page is hydrated. Pages that Docusaurus fetches ahead, for links
 * in view, do not count: they come after, and cost this page nothing.
 */
async function listFirstLoad(browser, url) {
  const page = await browser.newPage();
  const paths = new Set();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] !== 'prefetch') {
      paths.add(new URL(request.url()).pathname);
    }
  });
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.close();
  return [...paths];
}

async function weigh(browser, origin, pathname) {
  const files = (await listFirstLoad(browser, origin + BASE_URL + pathname))
    .filter((path) => path.startsWith(BASE_URL))
    .map((path) => `build/${path.slice(BASE_URL.length)}`)
    .map((file) => (file.endsWith('/') ? `${file}index.html` : file));
  const sum = (extension) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + gzipSync(readFileSync(file)).length / 1024, 0)
      .toFixed(1);
  return {'HTML KB': sum('.html'), 'CSS KB': sum('.css'), 'JS KB': sum('.js')};
}

async function weighPages() {
  const {origin, stop} = await serveSite(3998);
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
  try {
    const rows = {};
    for (const [kind, pathname] of Object.entries(PAGES)) {
      rows[kind] = await weigh(browser, origin, pathname);
    }
    return rows;
  } finally {
    await browser.close();
    stop();
  }
}

console.log(`Builds, median of ${runs}:`);
const cold = measureBuilds(() =>
  CACHES.forEach((folder) => rmSync(folder, {recursive: true, force: true})),
);
const warm = measureBuilds(() => undefined);
console.table({cold, warm});

console.log('First load until hydrated, gzip:');
console.table(await weighPages());
