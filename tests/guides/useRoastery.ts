import type {Page} from '@playwright/test';
import {expect} from '../browser/siteTest';

/** Signs in with any address, and with the password of the tutorial or another one. */
async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill('mara@slowdrum.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', {name: /^Sign in with/i}).click();
}

async function press(page: Page, row: RegExp, action: string): Promise<void> {
  await page.getByRole('row', {name: row}).getByRole('menuitem', {name: action}).click();
}

/** Uses the app that the tutorial ends with: everything that the tutorial promises, in its order. */
export async function useRoastery(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/beans`);
  await expect(page.getByRole('heading', {name: 'Sign in to Slow Drum'})).toBeVisible();
  await signIn(page, 'tea');
  await expect(page.getByRole('alert')).toHaveText(/does not know this password/);
  await signIn(page, 'espresso');

  // The page that was asked for, with its title and its item from the navigation.
  await expect(page.getByRole('heading', {name: 'Beans', level: 4})).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);

  await press(page, /Huila/, 'Edit');
  await page.getByLabel('Kilos').fill('1000');
  await expect(page.getByText('The store holds 900 kilos of a kind.')).toBeVisible();
  await page.getByRole('button', {name: 'Edit'}).click();
  // A refused form goes back to what is stored, and its message stays.
  await expect(page.getByLabel('Kilos')).toHaveValue('18');
  await expect(page.getByText('The store holds 900 kilos of a kind.')).toBeVisible();
  await page.getByLabel('Kilos').fill('300');
  await page.getByRole('button', {name: 'Edit'}).click();
  await expect(page.getByRole('row', {name: /Huila.*300/})).toBeVisible();

  await page.getByRole('button', {name: 'Create new'}).click();
  await page.getByRole('button', {name: 'Create'}).click();
  await expect(page.getByText('Which beans are these?')).toBeVisible();
  await page.getByLabel('Name').fill('  Sidamo ');
  await page.getByLabel('Kilos').fill('12');
  await page.getByRole('button', {name: 'Create'}).click();
  await expect(page.getByRole('row', {name: /^4 Sidamo medium 12/})).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', {name: /Sidamo/})).toBeVisible();

  await page.getByRole('link', {name: 'Dashboard'}).first().click();
  await expect(page.getByText('Sidamo: 12 kilos left')).toBeVisible();
  await page.getByRole('link', {name: 'Restock'}).click();
  await expect(page.getByLabel('Name')).toHaveValue('Sidamo');
  await page.getByRole('link', {name: 'Beans'}).first().click();

  await press(page, /Sidamo/, 'Delete');
  await page.getByRole('dialog').getByRole('button', {name: 'Delete'}).click();
  await expect(page.getByRole('row')).toHaveCount(4);

  const bodyColour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await bodyColour()).toBe('rgb(250, 246, 240)');
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  await page.reload();
  await expect.poll(bodyColour).toBe('rgb(26, 20, 16)');

  await page.getByRole('button', {name: 'Current User'}).click();
  await expect(page.getByText('mara@slowdrum.example')).toBeVisible();
  await page.getByRole('button', {name: 'Sign Out'}).click();
  await expect(page).toHaveURL(/sign-in\?callbackUrl=/);

  // An address of another site is not followed.
  await page.goto(`${origin}/sign-in?callbackUrl=//elsewhere.example/`);
  await signIn(page, 'espresso');
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 4})).toBeVisible();
  expect(page.url()).toBe(`${origin}/`);
}
