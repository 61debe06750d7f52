import type {LoadContext, Plugin} from '@docusaurus/types';
import {PRODUCT_IDS} from '../../src/shared/products';
import {DISMISSED, statusDismissedKey} from '../../src/shared/storageKeys';
import {createDismissalScript} from './dismissalScript';

/** Keeps a dismissed status banner from showing for a moment when a page loads. */
export default function productStatusPlugin({siteStorage}: LoadContext): Plugin {
  return {
    name: 'toolpad-product-status',
    injectHtmlTags() {
      const keys = PRODUCT_IDS.map((product) => ({
        product,
        // Docusaurus adds its namespace to the keys of `useStorageSlot`, which the banner uses.
        storageKey: statusDismissedKey(product) + siteStorage.namespace,
      }));
      return {
        headTags: [{tagName: 'script', innerHTML: createDismissalScript(keys, DISMISSED)}],
      };
    },
  };
}
