import {PRODUCTS, type ProductId} from '../../shared/products';

/** What the window's title is made of. */
export interface TitleParts {
  /** The page's own title; empty for a page without one. */
  readonly title: string;
  /** The name of the whole site. */
  readonly siteTitle: string;
  readonly delimiter: string;
  /** The product being read, if any. */
  readonly product: ProductId | null;
}

/**
 * The window's title: the page, then the product it belongs to, so that a reader can tell the
 * "Components" of one product from those of the other in a row of tabs.
 */
export function productTitle({title, siteTitle, delimiter, product}: TitleParts): string {
  const suffix = product ? PRODUCTS[product].name : siteTitle;
  const trimmed = title.trim();
  return trimmed === '' || trimmed === suffix ? suffix : `${trimmed} ${delimiter} ${suffix}`;
}
