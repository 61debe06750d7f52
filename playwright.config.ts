import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './tools/chromium.mjs';

const PORT = 3457;

/** Browser tests run against the built site, as `docusaurus serve` serves it. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Machines that run CI are shared: what passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    // Tests name addresses below the base URL without a leading slash: `goto('core/')`.
    baseURL: `http://localhost:${String(PORT)}/toolpad/`,
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_FLAGS},
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx docusaurus serve --no-open --port ${String(PORT)}`,
    url: `http://localhost:${String(PORT)}/toolpad/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
