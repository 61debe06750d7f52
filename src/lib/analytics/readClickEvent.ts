import type {AnalyticsEvent} from './trackEvent';

/** The attributes that make a click count. The first is needed, the others are not. */
const CATEGORY = 'data-ga-event-category';
const ACTION = 'data-ga-event-action';
const LABEL = 'data-ga-event-label';
/** The share of clicks that are sent, such as `0.1`. */
const SPLIT = 'data-ga-event-split';

function parseSplit(split: string | null): number {
  const ratio = split === null || split.trim() === '' ? NaN : Number(split);
  // A mistyped ratio sends all clicks: too many are seen at once, none would be missed for months.
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/**
 * The event that a click sends, read from the nearest element that has a category.
 *
 * @param random - from 0 up to, and never reaching, 1; only asked for clicks that are split
 */
export function readClickEvent(target: Element, random: () => number): AnalyticsEvent | null {
  const element = target.closest(`[${CATEGORY}]`);
  const category = element?.getAttribute(CATEGORY);
  if (!element || !category) {
    return null;
  }
  const split = parseSplit(element.getAttribute(SPLIT));
  if (split < 1 && random() >= split) {
    return null;
  }
  return {
    category,
    action: element.getAttribute(ACTION) ?? 'click',
    label: element.getAttribute(LABEL) ?? undefined,
  };
}
