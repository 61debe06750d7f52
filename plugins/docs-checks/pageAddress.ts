import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {PRODUCT_IDS} from '../../src/shared/products';
import type {DocsPage} from './types';

/**
 * The address of a page below the base URL. Reads the top of the file only: most pages are there to be
 * linked to, and their text is never needed.
 */
export async function readAddress({path, source}: DocsPage): Promise<string> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: source});
  const product = PRODUCT_IDS.find((id) => path.startsWith(`${id}/`));
  return `/${product ?? ''}${String(frontMatter.slug)}`;
}
