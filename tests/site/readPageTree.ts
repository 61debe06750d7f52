import {readPageTree} from '../../plugins/product-docs/readPageTree';
import core from '../../sidebars-core';
import studio from '../../sidebars-studio';

/** The page trees as the sidebar files define them. */
export const PAGE_TREES = {studio: readPageTree(studio), core: readPageTree(core)} as const;
