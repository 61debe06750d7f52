import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {isProductId, PRODUCTS, type Product} from '../shared/products';

/** The product whose docs, home page or missing page the reader is on; null on the site's home. */
export function useActiveProduct(): Product | null {
  const id = useActivePlugin()?.pluginId;
  return isProductId(id) ? PRODUCTS[id] : null;
}
