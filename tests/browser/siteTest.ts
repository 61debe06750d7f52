import {test as base, expect} from '@playwright/test';

interface SiteFixtures {
  /**
   * What the page has written to the console, thrown, or failed to load. Checked after every test:
   * the console of the site is clean. A test that expects a message removes it from the list.
   */
  readonly consoleMessages: string[];
}

/** Playwright's `test`, which also fails when the console of the page is not clean. */
export const test = base.extend<SiteFixtures>({
  consoleMessages: [
    async ({page}, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) {
          messages.push(`${String(response.status())}: ${response.url()}`);
        }
      });
      await use(messages);
      expect(messages).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
