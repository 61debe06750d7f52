import * as React from 'react';
import Head from '@docusaurus/Head';
import {useActiveProduct} from '../../hooks/useActiveProduct';
import {PRODUCT_CATEGORY_ID} from '../../shared/site';

/** Tells search engines, analytics and our own CSS which product a page belongs to. */
export function ProductMetadata(): React.ReactNode {
  const product = useActiveProduct();
  if (!product) {
    return null;
  }
  return (
    <Head htmlAttributes={{'data-product': product.id}}>
      <meta name="productId" content={product.id} />
      <meta name="productCategoryId" content={PRODUCT_CATEGORY_ID} />
    </Head>
  );
}
