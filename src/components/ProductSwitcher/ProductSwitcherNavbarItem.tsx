import * as React from 'react';
import {ProductSwitcher} from './ProductSwitcher';

/** What Docusaurus passes to a navbar item. */
interface NavbarItemProps {
  /** True for the copy in the menu of small screens. */
  readonly mobile?: boolean;
}

/** The switcher in the navbar. It shows at every width, so the menu of small screens leaves it out. */
export function ProductSwitcherNavbarItem({mobile = false}: NavbarItemProps): React.ReactNode {
  return mobile ? null : <ProductSwitcher />;
}
