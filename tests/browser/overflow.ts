import type {Page} from '@playwright/test';

/**
 * Finds what a reader would have to scroll sideways for: the document, and every element inside it
 * that scrolls although it is no grid and no table.
 *
 * @returns a description of each
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Data in rows and columns may scroll in its own area (WCAG 2.2, 1.4.10), code too.
    const allowed = '.MuiDataGrid-root, .MuiTableContainer-root, table, pre';
    const describe = ({tagName, className, scrollWidth, clientWidth}: Element) =>
      `${tagName.toLowerCase()}.${className} is ${scrollWidth - clientWidth} px too wide`;
    const elements = [document.documentElement, ...document.body.querySelectorAll('*')];
    return elements
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter(
        (element) =>
          element === document.documentElement ||
          (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
            element.clientWidth > 0 &&
            !element.closest(allowed)),
      )
      .map(describe);
  });
}
