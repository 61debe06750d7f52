import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import type {ProductId} from '../../src/shared/products';
import {createSidebarItemsGenerator} from './generateSidebarItems';

export interface ProductDocsOptions {
  /** A plugin that wraps the docs plugin, to add pages of its own. */
  readonly plugin?: string;
  /** What changes the text of the pages while the site builds. */
  readonly remarkPlugins?: readonly unknown[];
}

/**
 * The docs plugin instance of a product. Its id is the product's id, so that code in the browser
 * learns the product from the plugin and never guesses it from a URL.
 *
 * @param options - what differs from product to product
 */
export function createProductDocs(
  product: ProductId,
  {plugin = '@docusaurus/plugin-content-docs', remarkPlugins = []}: ProductDocsOptions = {},
): PluginConfig {
  return [
    plugin,
    {
      id: product,
      path: product,
      routeBasePath: product,
      include: ['**/*.mdx'],
      sidebarPath: `./sidebars-${product}.ts`,
      sidebarItemsGenerator: createSidebarItemsGenerator(product),
      breadcrumbs: true,
      // Pages that Git does not know, such as those that the build makes, show no date.
      showLastUpdateTime: true,
      remarkPlugins: [...remarkPlugins],
    } satisfies Options,
  ];
}
