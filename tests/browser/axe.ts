import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './siteTest';

/** The rules of WCAG 2.2 at level AA. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One element that breaks a rule. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
  /** What axe says of it. */
  readonly problem: string;
}

/**
 * Makes everything that fades or slides do so at once. Axe takes its time, and what starts to fade
 * meanwhile, such as a tooltip, would have no contrast.
 */
export async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '*, *::before, *::after { transition-duration: 0s !important; animation-duration: 0s !important; }',
  });
}

/** Waits until nothing fades or slides: what is half there has no contrast. */
export async function settle(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({playState}) => playState === 'running').length,
      ),
    )
    .toBe(0);
}

/** What axe has to say about a page without frames. */
export async function findViolations(page: Page): Promise<Violation[]> {
  const {violations} = await new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(WCAG_TAGS)
    // One script in this page instead of a second page for each run.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any, all, none}) => ({
      rule: id,
      html,
      problem: [...any, ...all, ...none].map(({message}) => message).join('; '),
    })),
  );
}
