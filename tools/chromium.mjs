import {existsSync} from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an installed Chromium, or undefined. `CHROMIUM_PATH` wins over the usual places. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Flags for tests: no sandbox (Chromium refuses one to root), and no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
