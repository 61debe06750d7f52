import type {Page} from '@playwright/test';
import {expect} from '../browser/siteTest';

/** How an app names the pages that a reader wanted in `callbackUrl`: as paths, or as addresses. */
type CallbackStyle = 'path' | 'address';

const EMAIL = 'master@quayside.example';

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', {name: /email and password/i}).click();
}

/**
 * Uses the app that all three integration guides end with, as its reader would: signs in, navigates,
 * changes a record, switches the theme, reloads, signs out.
 */
export async function walkThrough(
  page: Page,
  origin: string,
  callbackStyle: CallbackStyle,
): Promise<void> {
  const callback = (path: string) =>
    encodeURIComponent(callbackStyle === 'path' ? path : `${origin}${path}`);
  const navigation = page.getByRole('navigation', {name: 'Desktop'});

  // The guides leave the icon of the site to their readers.
  await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));

  // Whoever is signed out comes to the sign-in page, and from there to where they wanted to go.
  await page.goto(`${origin}/boats/2`);
  await expect(page).toHaveURL(`${origin}/sign-in?callbackUrl=${callback('/boats/2')}`);
  await expect(page.getByRole('heading', {name: 'Sign in to Quayside'})).toBeVisible();
  await signIn(page, 'neap-tide');
  await expect(page.getByText('Email and password do not match.')).toBeVisible();
  await signIn(page, 'spring-tide');
  await expect(page).toHaveURL(`${origin}/boats/2`);
  await expect(page.getByText('Gray Seal')).toBeVisible();

  // The navigation shows where one is.
  const boats = navigation.getByRole('link', {name: 'Boats'});
  const berths = navigation.getByRole('link', {name: 'Berths'});
  await expect(boats).toHaveClass(/Mui-selected/);
  await berths.click();
  await expect(page).toHaveURL(`${origin}/berths`);
  await expect(berths).toHaveClass(/Mui-selected/);
  await expect(boats).not.toHaveClass(/Mui-selected/);
  await expect(page.getByRole('heading', {name: 'Berths'})).toBeVisible();
  await expect(page.getByText('Fuel dock')).toBeVisible();

  // A new record: refused, then made, then in the list.
  await boats.click();
  await expect(page.getByRole('gridcell', {name: 'Marigold'})).toBeVisible();
  await page.getByRole('button', {name: 'Create new'}).click();
  await expect(page).toHaveURL(`${origin}/boats/new`);
  await page.getByRole('textbox', {name: 'Name'}).fill('Petrel');
  await page.getByRole('spinbutton', {name: 'Length (m)'}).fill('30');
  const refusal = page.getByText('The harbor takes boats up to 20 m');
  await expect(refusal).toBeVisible();
  await page.getByRole('spinbutton', {name: 'Length (m)'}).fill('12');
  await expect(refusal).toBeHidden();
  await page.getByRole('button', {name: 'Create'}).click();
  await expect(page.getByRole('gridcell', {name: 'Petrel'})).toBeVisible();

  // The colour scheme and the session survive a reload.
  await berths.click();
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByText('Fuel dock')).toBeVisible();
  await expect(html).toHaveAttribute('data-toolpad-color-scheme', 'dark');
  await expect(page).toHaveURL(`${origin}/berths`);

  await page.getByRole('button', {name: 'Current User'}).click();
  await page.getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(new RegExp(`^${origin}/sign-in`));

  // A link that somebody has made up leads nowhere else.
  await page.goto(`${origin}/sign-in?callbackUrl=${encodeURIComponent('https://quay.example/')}`);
  await signIn(page, 'spring-tide');
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText('Eleven of twelve berths')).toBeVisible();
}
