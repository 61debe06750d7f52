import type {Page} from '@playwright/test';
import {expect} from '../browser/siteTest';

async function openList(page: Page): Promise<void> {
  await page.getByRole('navigation', {name: 'Desktop'}).getByRole('link', {name: 'Tools'}).click();
  await expect(page.getByRole('heading', {name: 'Tools', level: 4})).toBeVisible();
}

async function openToday(page: Page): Promise<void> {
  await page.getByRole('navigation', {name: 'Desktop'}).getByRole('link', {name: 'Today'}).click();
  await expect(page.getByText(/tools are out/)).toBeVisible();
}

/** What the route handlers answer to a client that asks without the form. */
async function askHandlers({request}: Page, origin: string): Promise<void> {
  const refused = {name: ' x ', place: 'Wall', days: 29};
  const reasons = 'name: Call the tool by its name. days: Four weeks at most.';
  for (const answer of [
    await request.post(`${origin}/api/tools`, {data: refused}),
    await request.put(`${origin}/api/tools/1`, {data: refused}),
  ]) {
    expect([answer.status(), await answer.text()]).toEqual([422, reasons]);
  }
  const missing = await request.get(`${origin}/api/tools/99`);
  expect([missing.status(), await missing.text()]).toEqual([404, 'The library has no such tool.']);
}

/**
 * Uses the tool library: a start page that the server renders anew, records behind route handlers,
 * and one schema that refuses in the form as in the handlers.
 */
export async function useToolLibrary(page: Page, origin: string): Promise<void> {
  // Next.js streams the tag with the icon behind the page; a slow answer, and Chromium asks for this.
  await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));

  const html = await (await page.request.get(origin)).text();
  expect(html).toContain('has the <!-- -->post-hole digger');

  await page.goto(origin);
  await expect(page.getByText('2 of 5 tools are out.')).toBeVisible();
  await expect(page.getByText('Noor has the post-hole digger for 14 days.')).toBeVisible();

  await openList(page);
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', {name: 'Create new'}).click();
  // By role: the list has headers of the same names.
  const days = page.getByRole('spinbutton', {name: 'Days'});
  const place = page.getByRole('combobox', {name: 'Place'});
  await expect(days).toHaveValue('7');
  await days.fill('29');
  await page.getByRole('button', {name: 'Create'}).click();
  await expect(page.getByText('Four weeks at most.')).toBeVisible();
  await page.getByRole('textbox', {name: 'Tool'}).fill('Ladder');
  await days.fill('9');
  await place.click();
  await page.getByRole('option', {name: 'Lent out'}).click();
  await page.getByRole('textbox', {name: 'Borrower'}).fill('Ilse');
  await page.getByRole('button', {name: 'Create'}).click();
  await expect(page.getByRole('row', {name: /^6 Ladder Lent out Ilse 9/})).toBeVisible();

  // What the form has stored, the server renders.
  await openToday(page);
  await expect(page.getByText('3 of 6 tools are out.')).toBeVisible();
  await expect(page.getByText('Ilse has the ladder for 9 days.')).toBeVisible();

  await openList(page);
  await page.getByRole('columnheader', {name: 'Tool'}).click();
  await expect(page.getByRole('row').nth(1)).toHaveText(/Cherry picker/);
  const ladder = page.getByRole('row', {name: /Ladder/});
  await ladder.getByRole('menuitem', {name: 'Edit'}).click();
  await expect(page).toHaveURL(`${origin}/tools/6/edit`);
  await place.click();
  await page.getByRole('option', {name: 'Cellar'}).click();
  await page.getByRole('button', {name: 'Edit'}).click();
  await expect(page.getByRole('row', {name: /Ladder Cellar/})).toBeVisible();

  // The record is the server's: it is there after a reload, at an address of its own.
  await page.goto(`${origin}/tools/6`);
  await expect(page.getByText('Ladder')).toBeVisible();
  await page.getByRole('button', {name: 'Delete'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Delete'}).click();
  await expect(page.getByRole('row')).toHaveCount(6);

  await askHandlers(page, origin);
}
