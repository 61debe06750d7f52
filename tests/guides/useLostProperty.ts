import type {Page} from '@playwright/test';
import {expect} from '../browser/siteTest';

/** Chooses a thing on the shelves, and hands it over to somebody. */
async function handOver(page: Page, thing: RegExp, owner: string): Promise<void> {
  await page.getByRole('row', {name: thing}).getByRole('gridcell').first().click();
  const dialog = page.getByRole('dialog', {name: /^Hand over number \d$/});
  await expect(dialog).toContainText('Who takes it home?');
  await dialog.getByRole('textbox').fill(owner);
  await dialog.getByRole('button', {name: 'Hand over'}).click();
  await expect(dialog).toBeHidden();
}

/**
 * Uses the lost property office: a list without forms, a dialog that asks who takes a thing home, and
 * a notification that says whether that went well.
 */
export async function useLostProperty(
  page: Page,
  origin: string,
  consoleMessages: string[],
): Promise<void> {
  // Next.js announces each page in an alert of its own.
  const notification = page.getByRole('alert');
  await page.goto(origin);
  await expect(page.getByText('4 things wait for somebody who misses them.')).toBeVisible();
  await page.getByRole('link', {name: 'Look at the shelves'}).click();

  await expect(page.getByRole('heading', {name: 'Shelves', level: 4})).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('button', {name: 'Create new'})).toHaveCount(0);
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  await page.getByRole('columnheader', {name: 'Shelf'}).click();
  await expect(page.getByRole('row').nth(1)).toHaveText(/Umbrella/);

  await page.getByRole('row', {name: /Cello/}).getByRole('gridcell').first().click();
  await page.getByRole('dialog').getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(5);

  await handOver(page, /Cello/, 'Ines');
  await expect(notification.filter({hasText: 'Ines has it back.'})).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('row', {name: /Cello/})).toHaveCount(0);

  // Somebody at another desk hands the glove over; this list does not know it yet.
  const glove = `${origin}/api/finds/2`;
  expect((await page.request.delete(glove)).status()).toBe(204);
  await handOver(page, /red glove/, 'Piet');
  await expect(
    page.getByRole('alert').filter({hasText: 'Somebody else was faster.'}),
  ).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  // The browser reports the refusal, and nothing else.
  await expect
    .poll(() => consoleMessages.toSorted())
    .toEqual([`404: ${glove}`, expect.stringMatching(/^error: .* status of 404/)]);
  consoleMessages.length = 0;

  await page.getByRole('link', {name: 'Office'}).first().click();
  await expect(page.getByText('2 things wait for somebody who misses them.')).toBeVisible();
}
