// Takes pictures of the built site, for looking at: `npm run screenshots -- [path …]`.
// Each page is taken at four widths, in both modes and both directions; the files land in
// `screenshots/`. `--full` takes whole pages instead of one screen.
import {mkdir} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './chromium.mjs';
import {serveSite} from './siteServer.mjs';

const DEFAULT_PATHS = [
  '/',
  '/studio/',
  '/core/',
  '/studio/concepts/',
  '/studio/getting-started/installation/',
  '/core/introduction/',
  '/core/api/account/',
  '/no-such-page/',
];
const MODES = ['light', 'dark'];

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    full: {type: 'boolean', default: false},
    widths: {type: 'string', default: '360,768,1280,1920'},
    directions: {type: 'string', default: 'ltr,rtl'},
  },
});
const paths = positionals.length > 0 ? positionals : DEFAULT_PATHS;
const widths = values.widths.split(',').map(Number);

await mkdir('screenshots', {recursive: true});
const {origin, stop} = await serveSite(3999);
const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
try {
  for (const colorScheme of MODES) {
    for (const width of widths) {
      for (const direction of values.directions.split(',')) {
        const page = await browser.newPage({colorScheme, viewport: {width, height: 900}});
        for (const path of paths) {
          await page.goto(`${origin}/toolpad${path}?dir=${direction}`, {waitUntil: 'load'});
          await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
          const name = path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home';
          await page.screenshot({
            path: `screenshots/${name}-${width}-${colorScheme}-${direction}.png`,
            fullPage: values.full,
          });
        }
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  stop();
}
