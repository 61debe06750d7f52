// Nothing moves on a page that comes slowly: its HTML in pieces, its typefaces after the first paint.
import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {settleLayout, watchLayoutShifts} from './layoutShift';
import {expect, test} from './siteTest';

const PAGES = ['studio/concepts/theming/', 'core/react-dashboard-layout/'];
const WIDTHS = [360, 1280];

/** Long enough for a browser to paint the first piece. */
const PAUSE_MS = 400;

/** Texts in the HTML before which the network pauses: in the status banner and in the navbar. */
const PAUSES = ['</p><button', 'All releases', '>GitHub<', 'aria-label=Settings'];

/** Serves the site with a pause in the HTML of each page. */
async function serveInPieces(site: string, pauseBefore: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', site));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'content-type': type});
      if (type.startsWith('text/html')) {
        const cut = body.indexOf(pauseBefore);
        response.write(body.subarray(0, cut));
        await wait(PAUSE_MS);
        response.end(body.subarray(cut));
      } else {
        response.end(body);
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return {
    origin: `http://localhost:${String(address.port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const address of PAGES) {
  for (const pauseBefore of PAUSES) {
    test(`${address} with a pause before ${pauseBefore}`, async ({page, baseURL}) => {
      const home = baseURL ?? '';
      const site = new URL(address, home);
      expect(await (await fetch(site)).text()).toContain(pauseBefore);
      const server = await serveInPieces(home, pauseBefore);
      try {
        const readShifts = await watchLayoutShifts(page);
        await page.goto(server.origin + site.pathname);
        await settleLayout(page);
        expect(await readShifts()).toEqual([]);
      } finally {
        await page.close();
        server.close();
      }
    });
  }
}

/** Holds the fonts of the text and of code back until the page has been painted without them. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/fonts/*.woff2*', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await route.continue();
  });
}

for (const address of PAGES) {
  for (const width of WIDTHS) {
    test(`${address} with late typefaces, ${String(width)} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await holdFonts(page);
      const readShifts = await watchLayoutShifts(page);
      await page.goto(address);
      await settleLayout(page);
      expect(await readShifts()).toEqual([]);
    });
  }
}
