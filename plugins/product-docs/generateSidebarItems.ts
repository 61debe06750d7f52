import type {Options} from '@docusaurus/plugin-content-docs';
import type {ProductId} from '../../src/shared/products';
import {pageTreeToSidebar, type PageFile} from './pageTreeToSidebar';
import {findTreeProblem, sidebarSourceSchema} from './sidebarSourceSchema';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;
type GeneratorDoc = Parameters<SidebarItemsGenerator>[0]['docs'][number];

function toPageFile(doc: GeneratorDoc, product: ProductId): PageFile {
  return {
    id: doc.id,
    file: doc.source.replace(/^@site\//, ''),
    // `parseFrontMatter` makes sure that every page has a slug with slashes at both ends.
    pathname: `/${product}${doc.frontMatter.slug ?? '/'}`,
  };
}

/** Makes the Docusaurus option `sidebarItemsGenerator` for the pages of a product. */
export function createSidebarItemsGenerator(product: ProductId): SidebarItemsGenerator {
  return function generateSidebarItems({item, docs}) {
    const result = sidebarSourceSchema.validate(item.customProps);
    if (result.error) {
      throw new Error(
        `The page tree in sidebars-${product}.ts is not valid: ${findTreeProblem(item.customProps) ?? ''}. WRITING.md shows what a node may have.`,
      );
    }
    const pages = docs.map((doc) => toPageFile(doc, product));
    return pageTreeToSidebar(result.value.file, result.value.tree, pages, `/${product}/`);
  };
}
