// On paper: what readers can read, and nothing that they can only press.
import {expect, test} from './siteTest';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page with demos prints dark on white, with all its code (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.goto('core/react-use-dialogs/');
    await page.emulateMedia({colorScheme, media: 'print'});
    const link = page.getByRole('main').getByRole('link', {name: 'AppProvider'}).first();
    await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('toolbar').filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Copy'}).filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Show all code'})).toHaveCount(0);
    const source = page.getByRole('region', {name: 'DialogsAlert.tsx'});
    await expect(source.getByText('export default function')).toBeVisible();
    await expect(source.getByText('import', {exact: true}).first()).toBeVisible();
  });
}

test('a demo in the dark prints light on dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('core/react-account/');
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  const text = page.getByText('The orchard is yours.', {exact: true});
  await expect(text).toHaveCSS('color', 'rgb(232, 234, 242)');
  const stage = page.locator('figure#AccountSignedIn > div').first();
  await expect(stage).toHaveCSS('background-color', 'rgb(16, 19, 28)');
  await expect(stage).toHaveCSS('print-color-adjust', 'exact');
});

test('a demo whose document has not loaded leaves no hole', async ({page}) => {
  await page.goto('core/react-dashboard-layout/');
  const last = page.locator('figure:has([role="slider"])').last();
  const slider = last.getByRole('slider');
  await expect(slider).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(slider).toBeHidden();
  const {height} = (await last.boundingBox()) ?? {height: 0};
  const code = await last.getByRole('region').first().boundingBox();
  expect(height - (code?.height ?? 0)).toBeLessThan(120);
});
