// Takes pictures of the built site, for looking at: `npm run screenshots -- [path …]`.
// Each page is taken at four widths, in both modes; the files land in `screenshots/`.
import {mkdir} from 'node:fs/promises';
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
const WIDTHS = [360, 768, 1280, 1920];
const MODES = ['light', 'dark'];

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : DEFAULT_PATHS;
await mkdir('screenshots', {recursive: true});
const {origin, stop} = await serveSite(3999);
const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
try {
  for (const colorScheme of MODES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({colorScheme, viewport: {width, height: 900}});
      for (const path of paths) {
        await page.goto(`${origin}/toolpad${path}`, {waitUntil: 'networkidle'});
        const name = path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home';
        await page.screenshot({path: `screenshots/${name}-${width}-${colorScheme}.png`});
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  stop();
}
