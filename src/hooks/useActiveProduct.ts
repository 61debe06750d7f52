import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isProductId, PRODUCTS, type Product} from '../shared/products';

/**
 * The product whose docs, home page or missing page the reader is on; null on the site's home.
 *
 * One file serves all missing pages, and the server cannot know which product it will be asked
 * for. So while React hydrates, the product is the one that the server wrote on the html element
 * (see `ProductMetadata`); right after, it is the one of the address.
 */
export function useActiveProduct(): Product | null {
  const fromAddress = useActivePlugin()?.pluginId;
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const id = isHydrating ? document.documentElement.dataset.product : fromAddress;
  return isProductId(id) ? PRODUCTS[id] : null;
}
