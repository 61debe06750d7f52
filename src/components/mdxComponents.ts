import {AdSlot} from './AdSlot/AdSlot';
import {ScrollableTable} from './ScrollableTable/ScrollableTable';

/** The components that pages use without importing them. Every page carries what stands here. */
export const MDX_COMPONENTS = {AdSlot, table: ScrollableTable};
