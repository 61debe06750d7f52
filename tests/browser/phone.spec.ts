// On a narrow screen nothing that matters is out of sight: tables, commands, tools of demos.
import {expect, test} from './siteTest';

for (const width of [320, 360, 599]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('the rows of a wide table stand one below the other, and cells name their column', async ({
      page,
    }) => {
      await page.goto('core/react-crud/');
      const table = page.getByRole('table').filter({hasText: 'getMany(params)'});
      expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      const cell = table.getByText('The saved record', {exact: true});
      const label = await cell.evaluate((each) => getComputedStyle(each, '::before').content);
      expect(label).toContain('Returns');
    });

    test('an install command shows all of itself', async ({page}) => {
      await page.goto('core/introduction/installation/');
      const command = page.locator('pre:visible').filter({hasText: 'npm install @toolpad'});
      await expect(command).not.toHaveCount(0);
      for (const each of await command.all()) {
        expect(await each.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
      }
    });

    test('the tools of a demo stand in one line, and a finger finds each', async ({page}) => {
      await page.goto('core/react-use-dialogs/');
      const tools = page.getByRole('toolbar').first().locator('button, a');
      const boxes = await tools.evaluateAll((each) =>
        each.map((tool) => tool.getBoundingClientRect()),
      );
      expect(boxes).toHaveLength(11);
      expect(new Set(boxes.map(({top}) => top)).size).toBe(1);
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(24);
    });
  });
}

test('from 600 px on, a wide table is a table', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await page.goto('core/react-crud/');
  const table = page.getByRole('table').filter({hasText: 'getMany(params)'});
  await expect(table.getByRole('columnheader', {name: 'Returns'})).toBeVisible();
  const cell = table.getByText('The saved record', {exact: true});
  expect(await cell.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');
});
