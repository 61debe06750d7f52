// Measures how smoothly a page with many demos scrolls on a slow machine:
// `npm run bench:scroll [-- --runs 3 --slowdown 4 --rest 0 --dir build /core/react-dashboard-layout/]`.
// A wheel turns over the whole page while Chromium's trace counts what the reader would feel. With
// `--rest 1500` the reader stops that many milliseconds at each screen, and demos start. Compare with
// a page without demos, such as /core/introduction/installation/. Machines are noisy: compare runs
// made side by side, and trust ratios more than milliseconds.
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './chromium.mjs';
import {serveSite} from './siteServer.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runs: {type: 'string', default: '3'},
    slowdown: {type: 'string', default: '4'},
    rest: {type: 'string', default: '0'},
    dir: {type: 'string', default: 'build'},
  },
});
const [pathname = '/core/react-dashboard-layout/'] = positionals;

const WIDTH = 1280;
const SCREEN_PX = 800;
const LONG_TASK_MS = 50;
const WHEEL_PX = 100;
const WHEEL_PAUSE_MS = 60;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function isTask({name, ph}) {
  return name === 'RunTask' && ph === 'X';
}

/** Time on the processor, so that other programs of the machine count little; in milliseconds. */
function durationOf({tdur, dur = 0}) {
  return (tdur ?? dur) / 1000;
}

/** The main thread of the page; its frames run on the same one. */
function findMainThread(events) {
  const busy = new Map();
  for (const event of events.filter(isTask)) {
    const key = `${event.pid} ${event.tid}`;
    busy.set(key, (busy.get(key) ?? 0) + durationOf(event));
  }
  const named = events
    .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({pid, tid}) => `${pid} ${tid}`);
  return named.sort((a, b) => (busy.get(b) ?? 0) - (busy.get(a) ?? 0))[0];
}

function summarize(events) {
  const main = findMainThread(events);
  const onMain = events.filter(({pid, tid}) => `${pid} ${tid}` === main);
  const tasks = onMain.filter(isTask).map(durationOf);
  const long = tasks.filter((duration) => duration > LONG_TASK_MS);
  const [pid] = main.split(' ');
  const count = (wanted) =>
    events.filter((event) => event.name === wanted && String(event.pid) === pid).length;
  return {
    'long tasks': long.length,
    'longest ms': Math.round(Math.max(0, ...long)),
    'blocked ms': Math.round(long.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0)),
    'busy ms': Math.round(tasks.reduce((sum, duration) => sum + duration, 0)),
    'frames drawn': count('DrawFrame'),
    'frames dropped': count('DroppedFrame'),
  };
}

async function measure(browser, url) {
  const page = await browser.newPage({viewport: {width: WIDTH, height: SCREEN_PX}});
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: Number(values.slowdown)});
  const events = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: CATEGORIES},
  });
  await page.mouse.move(WIDTH - 10, SCREEN_PX / 2);
  const height = await page.evaluate('document.documentElement.scrollHeight');
  const start = performance.now();
  for (let scrolled = 0; scrolled < height; scrolled += WHEEL_PX) {
    // A wheel does not wait for the page.
    void session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      // Beside the demos, which would scroll themselves.
      x: WIDTH - 10,
      y: SCREEN_PX / 2,
      deltaX: 0,
      deltaY: WHEEL_PX,
    });
    await sleep(WHEEL_PAUSE_MS);
    if (scrolled % SCREEN_PX === 0) {
      await sleep(Number(values.rest));
    }
  }
  const seconds = (performance.now() - start) / 1000;
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const frames = page.frames().slice(1);
  const states = await Promise.all(
    frames.map((frame) => frame.locator('[data-demo-state=running]').count()),
  );
  const running = states.filter((count) => count > 0).length;
  await page.context().close();
  return {
    ...summarize(events),
    'demos alive': running,
    'demos loaded': frames.length,
    seconds: Math.round(seconds),
  };
}

const {origin, stop} = await serveSite(3997, values.dir);
const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
try {
  const results = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    results.push(await measure(browser, `${origin}/toolpad${pathname}`));
  }
  console.table(results);
  const keys = Object.keys(results[0]);
  const rows = keys.map((key) => [key, median(results.map((result) => result[key]))]);
  console.log(`Median of ${results.length}:`);
  console.table(Object.fromEntries(rows));
} finally {
  await browser.close();
  stop();
}
