import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from '../../tools/chromium.mjs';

/** Guides are followed in empty folders, then what came out of them is used in Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/guides',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Installing takes as long as the registry and the machine take.
  timeout: 1_500_000,
  expect: {timeout: 15_000},
  reporter: [['list'], ['json', {outputFile: '../../test-results/guides.json'}]],
  use: {
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_FLAGS},
    actionTimeout: 15_000,
    viewport: {width: 1280, height: 800},
    trace: 'retain-on-failure',
  },
});
