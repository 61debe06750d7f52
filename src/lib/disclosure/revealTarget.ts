/**
 * Opens every `<details>` around an element, and those that are its own, so that it can be seen.
 *
 * @param container - elements outside it are left alone
 * @returns whether anything around the element was closed
 */
export function revealTarget(target: Element, container: Element): boolean {
  let wasHidden = false;
  if (target === container || !container.contains(target)) {
    return wasHidden;
  }
  for (const details of target.querySelectorAll<HTMLDetailsElement>(':scope > details')) {
    details.open = true;
  }
  let details = target.parentElement?.closest('details');
  while (details && container.contains(details)) {
    wasHidden ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  return wasHidden;
}
