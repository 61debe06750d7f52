import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import type {ProductId} from '../../src/shared/products';
import {CODE_REMARK_PLUGINS} from '../code-blocks/codeRemarkPlugins';
import {remarkDemos} from '../demos/remarkDemos';
import {DEMO_CATALOG} from '../demos/siteCatalog';
import {createSidebarItemsGenerator} from './generateSidebarItems';

/**
 * The docs plugin instance of a product. Its id is the product's id, so that code in the browser
 * learns the product from the plugin and never guesses it from a URL.
 */
export function createProductDocs(product: ProductId): PluginConfig {
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
      remarkPlugins: CODE_REMARK_PLUGINS.concat([[remarkDemos, {catalog: DEMO_CATALOG}]]),
    } satisfies Options,
  ];
}
