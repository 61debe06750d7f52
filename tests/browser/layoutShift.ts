// Says what has moved on a page that nobody has touched: which node, from where, to where.
import type {Page} from '@playwright/test';

/** What of the browser's `LayoutShift` is read here; the types of TypeScript do not know it. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** Reads the layout shifts since the page started; see {@link watchLayoutShifts}. */
    readLayoutShifts?: () => string[];
  }
}

/** Runs in the page, before its scripts. */
function recordLayoutShifts(): void {
  const shifts: string[] = [];
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShiftEntry => 'sources' in entry;
  const formatBox = ({x, y, width, height}: DOMRectReadOnly) =>
    `${x.toFixed(1)},${y.toFixed(1)} ${width.toFixed(1)}×${height.toFixed(1)}`;
  const formatNode = (node: Node | null): string => {
    if (node instanceof Element) {
      const {tagName, id, classList} = node;
      return [tagName.toLowerCase() + (id && `#${id}`), ...classList].join('.');
    }
    return node?.parentElement
      ? `${formatNode(node.parentElement)} “${(node.textContent ?? '').slice(0, 40)}”`
      : 'a node that is gone';
  };
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries.filter(isLayoutShift)) {
      // What moves because of a click or a key is not a surprise.
      if (!entry.hadRecentInput) {
        const moves = entry.sources.map(
          ({node, previousRect, currentRect}) =>
            `${formatNode(node)}: ${formatBox(previousRect)} → ${formatBox(currentRect)}`,
        );
        const time = Math.round(entry.startTime);
        shifts.push([`${entry.value.toFixed(5)} at ${String(time)} ms`, ...moves].join('\n  '));
      }
    }
  };
  const observer = new PerformanceObserver((list) => {
    record(list.getEntries());
  });
  observer.observe({type: 'layout-shift', buffered: true});
  window.readLayoutShifts = () => {
    record(observer.takeRecords());
    return shifts;
  };
}

/**
 * Watches the layout of every page that is opened from now on.
 *
 * @returns reads the shifts of the present page since it started; each names the nodes that moved
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordLayoutShifts);
  return () =>
    page.evaluate(
      () => window.readLayoutShifts?.() ?? ['Nothing watches the layout of this page.'],
    );
}

/** Waits until a page is hydrated, its fonts are there, and what they have changed is painted. */
export async function settleLayout(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames later everything that the fonts or the scripts have changed has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
