import type {Locator, Page} from '@playwright/test';
import type {DemoDriver, Finder, Part, Words} from '../demoActs/types';
import {expect} from './siteTest';

/** A text is the whole text, as in the drivers of other tests. */
function isExact(words: Words): {exact: boolean} {
  return {exact: typeof words === 'string'};
}

function createFinder(root: Page | Locator): Finder {
  return {
    part: (role, name) =>
      createPart(root.getByRole(role, name === undefined ? {} : {name, ...isExact(name)})),
    text: (words) => createPart(root.getByText(words, isExact(words))),
    field: (label) => createPart(root.getByLabel(label, isExact(label))),
  };
}

function createPart(locator: Locator): Part {
  return {
    ...createFinder(locator),
    nth: (index) => createPart(locator.nth(index)),
    click: () => locator.click(),
    type: async (text) => locator.fill((await locator.inputValue()) + text),
    clear: () => locator.clear(),
    isSeen: () => expect(locator).toBeVisible(),
    isGone: () => expect(locator).toHaveCount(0),
    isEnabled: () => expect(locator).toBeEnabled(),
    isDisabled: () => expect(locator).toBeDisabled(),
    isChecked: (expected) => expect(locator).toBeChecked({checked: expected}),
    contains: (words) => expect(locator).toContainText(words),
    holds: (value) => expect(locator).toHaveValue(value),
    hasAttribute: (name, value) => expect(locator).toHaveAttribute(name, value),
    hasClass: (name) => expect(locator).toContainClass(name),
    hasCount: (count) => expect(locator).toHaveCount(count),
  };
}

/**
 * Drives a demo that stands on a page of its own.
 *
 * @param mode - the colour mode that it is opened in
 * @param start - opens the demo and waits until it runs
 * @param pause - looks around where an act pauses
 */
export function createPageDriver(
  page: Page,
  mode: DemoDriver['mode'],
  start: () => Promise<void>,
  pause: () => Promise<void>,
): DemoDriver {
  return {
    ...createFinder(page),
    mode,
    hasLayout: true,
    reload: start,
    store: (key, value) =>
      page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const),
    documentHas: (attribute, value) =>
      expect(page.locator('html')).toHaveAttribute(attribute, value),
    pause,
  };
}
