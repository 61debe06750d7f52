import {nodeTitle, type ActivePage, type ParentNode} from './findActivePage';

/** One step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Path below the base URL; undefined for a label that has no page. */
  readonly pathname: string | undefined;
}

/** A group without an index page is led by its first child, its overview. */
function leadingPage(node: ParentNode): string | undefined {
  const [first] = node.children;
  const isLed = 'title' in node && first !== undefined && !('children' in first);
  return node.pathname ?? (isLed ? first.pathname : undefined);
}

/**
 * The groups above a page, outermost first. A subheader that only repeats the name of its group is
 * left out, and no step leads to the page itself.
 */
export function breadcrumbTrail({parents, pathname}: ActivePage): Crumb[] {
  return parents
    .filter((node, index) => {
      const above = parents[index - 1];
      return !(
        'subheader' in node &&
        node.pathname === undefined &&
        above &&
        nodeTitle(above) === node.subheader
      );
    })
    .map((node) => {
      const target = leadingPage(node);
      return {label: nodeTitle(node), pathname: target === pathname ? undefined : target};
    });
}
