import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import type {ProductId} from '../../src/shared/products';
import {CODE_REMARK_PLUGINS} from '../code-blocks/codeRemarkPlugins';
import {createSidebarItemsGenerator} from './generateSidebarItems';

/**
 * The docs plugin instance of a product. Its id is the product's id, so that code in the browser
 * learns the product from the plugin and never guesses it from a URL.
 *
 * @param remarkPlugins - what changes the text of the pages while the site builds
 */
export function createProductDocs(
  product: ProductId,
  remarkPlugins: readonly unknown[] = [],
): PluginConfig {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id: product,
      path: product,
      routeBasePath: product,
      include: ['**/*.mdx'],
      sidebarPath: `./sidebars-${product}.ts`,
      sidebarItemsGenerator: createSidebarItemsGenerator(product),
      breadcrumbs: true,
      remarkPlugins: [...remarkPlugins, ...CODE_REMARK_PLUGINS],
    } satisfies Options,
  ];
}
