// Swizzle: eject of ThemeProvider/TitleFormatter (Docusaurus 3.10.2). Why: a window's title ends with the product, not with the site; this component is Docusaurus' place for that.
import * as React from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {useActiveProduct} from '../../../hooks/useActiveProduct';
import {productTitle} from '../../../lib/products/productTitle';

export default function TitleFormatter({children}: Props): React.ReactNode {
  const product = useActiveProduct()?.id ?? null;
  return (
    <TitleFormatterProvider
      formatter={({title, siteTitle, titleDelimiter}) =>
        productTitle({title, siteTitle, delimiter: titleDelimiter, product})
      }
    >
      {children}
    </TitleFormatterProvider>
  );
}
