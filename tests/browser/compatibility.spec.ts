// The box that checks a package.json: it works in the page, and nothing of the text leaves it.
import type {Page} from '@playwright/test';
import {findViolations, settle} from './axe';
import {expect, test} from './siteTest';

const INSTALLATION = 'core/introduction/installation/';
const SECRET = 'secret-product-name';

const OLD_APP = JSON.stringify(
  {
    name: SECRET,
    dependencies: {
      react: '^18.3.1',
      'react-dom': '^18.3.1',
      '@mui/material': '^6.4.0',
      next: '^13.5.0',
      'react-router': 'workspace:*',
    },
  },
  null,
  2,
);

async function open(page: Page) {
  await page.goto(INSTALLATION);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return page.getByRole('textbox', {name: 'Your package.json'});
}

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a pasted file is checked at once, and no request is made', async ({page}) => {
  const box = await open(page);
  await box.focus();
  // The check itself loads when the reader comes to the box, before there is a text.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const storedBefore = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);

  await page.evaluate((text) => navigator.clipboard.writeText(text), OLD_APP);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('status').filter({hasText: 'What is in the way: '})).toBeVisible();
  const findings = page.getByRole('list', {name: 'What the check has found'}).getByRole('listitem');
  await expect(findings.filter({hasText: '@mui/material ^6.4.0'})).toContainText(
    'npm install @mui/material@7',
  );
  await expect(findings.filter({hasText: 'next ^13.5.0'})).toContainText('npm install next@15');
  await expect(findings.filter({hasText: 'CRUD'})).toContainText('Good to know');
  await expect(findings.filter({hasText: 'workspace:*'})).toContainText('Cannot tell');

  await page.getByRole('button', {name: 'Check'}).click();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const storedAfter = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
  expect(storedAfter).toBe(storedBefore);
  expect(page.url()).not.toContain(SECRET);
});

test('a page without the box in use loads nothing of the check', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  const box = await open(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await box.focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  const read = async (addresses: readonly string[]) => {
    const answers = await Promise.all(addresses.map((address) => page.request.get(address)));
    return (await Promise.all(answers.map((answer) => answer.text()))).join();
  };
  const [early, late] = [await read(scripts.slice(0, before)), await read(scripts.slice(before))];
  // A name of the parser, and a message of the comparison of versions.
  for (const mark of ['CommaExpected', 'Invalid comparator']) {
    expect(early).not.toContain(mark);
    expect(late).toContain(mark);
  }
});

test('commands follow the tabs of the page', async ({page}) => {
  const box = await open(page);
  await page.getByRole('tab', {name: 'pnpm'}).filter({visible: true}).first().click();
  await box.fill(OLD_APP);
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByText('pnpm add @mui/material@7', {exact: true})).toBeVisible();
});

test('broken JSON is told with its line', async ({page}) => {
  const box = await open(page);
  await box.fill('{\n  "name": "app"\n  "dependencies": {}\n}');
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(
    page.getByText('Line 3: a comma is missing before this: "dependencies": {}'),
  ).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`the outcome is accessible in ${mode} mode, and fits a small screen`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(`${INSTALLATION}?theme=${mode}`);
    const box = page.getByRole('textbox', {name: 'Your package.json'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await box.fill(OLD_APP);
    await page.getByRole('button', {name: 'Check'}).click();
    await expect(page.getByRole('list', {name: 'What the check has found'})).toBeVisible();
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table is there, and the box is not', async ({page}) => {
    await page.goto(INSTALLATION);
    await expect(page.getByRole('row', {name: /^react \^18 \|\| \^19/})).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Your package.json'})).toBeHidden();
    await expect(page.getByText('With JavaScript, a box here checks')).toBeVisible();
  });
});
