import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import type {ProductId} from '../../src/shared/products';
import {createSidebarItemsGenerator} from './generateSidebarItems';

/**
 * The docs plugin instance of a product. Its id is the product's id, so that code in the browser
 * learns the product from the plugin and never guesses it from a URL.
 *
 * @param plugin - a plugin that wraps the docs plugin, to add pages of its own
 */
export function createProductDocs(
  product: ProductId,
  plugin = '@docusaurus/plugin-content-docs',
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
    } satisfies Options,
  ];
}
