import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {PageTreeNode} from '../../shared/pageTree';
import {toSitePath, type SiteMount} from './toSitePath';

/**
 * Reads the page tree back from the sidebar that Docusaurus already ships with each product, so
 * that pages need not carry it a second time.
 */
export function sidebarToPageTree(
  items: readonly PropSidebarItem[],
  mount: SiteMount,
): PageTreeNode[] {
  return items.flatMap((item): PageTreeNode[] => {
    if (item.type === 'html') {
      return [];
    }
    const newFeature = item.customProps?.newFeature === true;
    if (item.type === 'link') {
      const pathname = toSitePath(item.href, mount);
      return [{pathname, title: item.label, ...(newFeature && {newFeature})}];
    }
    const group = {
      ...(item.href !== undefined && {pathname: toSitePath(item.href, mount)}),
      children: sidebarToPageTree(item.items, mount),
    };
    return item.customProps?.subheader === true
      ? [{subheader: item.label, ...group}]
      : [{title: item.label, ...group, ...(newFeature && {newFeature})}];
  });
}
