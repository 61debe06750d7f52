import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {PageTreeNode} from '../../src/shared/pageTree';
import {sidebarSourceSchema} from './sidebarSourceSchema';

/**
 * Reads the page tree out of the default export of a sidebar file, where `defineSidebar` put it.
 *
 * @throws when it is not a tree
 */
export function readPageTree(sidebars: SidebarsConfig): readonly PageTreeNode[] {
  const [item] = Array.isArray(sidebars.pages) ? sidebars.pages : [];
  const props = typeof item === 'object' && 'customProps' in item ? item.customProps : undefined;
  const result = sidebarSourceSchema.validate(props);
  if (result.error) {
    throw result.error;
  }
  return result.value.tree;
}
