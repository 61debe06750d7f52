import * as React from 'react';
import Link from '@docusaurus/Link';
import {PRODUCT_IDS, PRODUCTS} from '../../shared/products';
import {ProductSwitcher} from './ProductSwitcher';

/** What Docusaurus passes to a navbar item. */
export interface ProductSwitcherNavbarItemProps {
  /** True for the copy in the menu of small screens. */
  readonly mobile?: boolean;
}

/** The switcher in the navbar, at every width; in the menu of small screens, a link to each product. */
export function ProductSwitcherNavbarItem({
  mobile = false,
}: ProductSwitcherNavbarItemProps): React.ReactNode {
  if (!mobile) {
    return <ProductSwitcher />;
  }
  return PRODUCT_IDS.map((id) => (
    <li key={id} className="menu__list-item">
      <Link to={PRODUCTS[id].home} className="menu__link">
        {PRODUCTS[id].name}
      </Link>
    </li>
  ));
}
