import {nextFocusIndex} from '../focus/nextFocusIndex';

/**
 * The keys of a list of tabs: arrows, Home and End move the focus and select, Space selects. To be
 * called from the `keydown` handler of each tab; a selection is a click.
 */
export function moveAlongTabs(event: {
  readonly key: string;
  readonly currentTarget: HTMLElement;
  preventDefault: () => void;
}): void {
  const {key, currentTarget} = event;
  const list = currentTarget.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = nextFocusIndex({
    key,
    index: tabs.indexOf(currentTarget),
    count: tabs.length,
    isRightToLeft: getComputedStyle(currentTarget).direction === 'rtl',
  });
  const target = next === null ? null : tabs[next];
  if (target) {
    event.preventDefault();
    target.focus();
    target.click();
  } else if (key === ' ') {
    event.preventDefault();
    currentTarget.click();
  }
}
