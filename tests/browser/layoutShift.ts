import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** The sum of all layout shifts since the page started; see {@link observeLayoutShift}. */
    layoutShift?: number;
  }
}

/** Starts to sum layout shifts on every page that is opened from now on. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          window.layoutShift = (window.layoutShift ?? 0) + entry.value;
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Waits until a page is hydrated and its fonts are there, and tells how much of it has moved. */
export async function settledLayoutShift(page: Page): Promise<number | undefined> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames later everything that the fonts or the scripts have changed has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShift;
  });
}
