import type {ProductId} from './products';

/**
 * The keys under which the site remembers what a reader chose. Inline scripts and hooks take them
 * from here, so that both sides of a preference can never disagree about its name.
 */
export function statusDismissedKey(product: ProductId): string {
  return `toolpad-status-dismissed-${product}`;
}

/** The value that a dismissed status banner is stored with. */
export const DISMISSED = 'true';

/**
 * Docusaurus keeps the choice of a group of tabs under this, then the group, then its namespace, which
 * its own functions add.
 */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';
