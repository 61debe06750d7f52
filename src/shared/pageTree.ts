/**
 * The page tree: what a product's sidebar, breadcrumbs and index pages are made of.
 * Types only, so that the sidebar files, the build and the browser can all use it.
 */

/** A page that has an MDX file. */
export interface PageNode {
  /** Path below the base URL, with slashes at both ends: `/studio/concepts/queries/`. */
  readonly pathname: string;
  /** The name in the sidebar, in breadcrumbs and in previous/next links. */
  readonly title: string;
  /** Shows a "New" badge. */
  readonly newFeature?: boolean;
}

/** A group of pages that readers can fold. */
export interface GroupNode {
  readonly title: string;
  /**
   * Set it when the group has an index page of its own: a list of cards, made by the build at
   * this path. Leave it out when the group's first child is its overview.
   */
  readonly pathname?: string;
  /** The first sentence and the meta description of the index page. Needed with `pathname`. */
  readonly description?: string;
  readonly children: readonly PageTreeNode[];
  /** Shows a "New" badge. */
  readonly newFeature?: boolean;
}

/** A label inside a group, above the pages that belong together. It is never folded. */
export interface SubheaderNode {
  readonly subheader: string;
  /** As in {@link GroupNode.pathname}. */
  readonly pathname?: string;
  /** As in {@link GroupNode.description}. */
  readonly description?: string;
  readonly children: readonly PageTreeNode[];
}

/** One entry of `sidebars-studio.ts` or `sidebars-core.ts`. */
export type PageTreeNode = PageNode | GroupNode | SubheaderNode;
