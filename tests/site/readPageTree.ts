import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sidebarSourceSchema} from '../../plugins/product-docs/sidebarSourceSchema';
import type {PageTreeNode} from '../../src/shared/pageTree';
import core from '../../sidebars-core';
import studio from '../../sidebars-studio';

function read(sidebars: SidebarsConfig): readonly PageTreeNode[] {
  const [item] = Array.isArray(sidebars.pages) ? sidebars.pages : [];
  const props = typeof item === 'object' && 'customProps' in item ? item.customProps : undefined;
  const result = sidebarSourceSchema.validate(props);
  if (result.error) {
    throw result.error;
  }
  return result.value.tree;
}

/** The page trees as the sidebar files define them. */
export const PAGE_TREES = {studio: read(studio), core: read(core)} as const;
