import * as React from 'react';
import Link from '@docusaurus/Link';
import {useTranslate} from '../../contexts/LanguageContext';
import {useActiveProduct} from '../../hooks/useActiveProduct';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import {PRODUCT_IDS, PRODUCTS} from '../../shared/products';
import styles from './ProductSwitcher.module.css';

/** Two links side by side, one for each product; the one being read is marked. */
export function ProductSwitcher(): React.ReactNode {
  const active = useActiveProduct();
  const translate = useTranslate(SHELL_TEXTS);
  return (
    <div role="group" aria-label={translate('productSwitcher.label')} className={styles.switcher}>
      {PRODUCT_IDS.map((id) => {
        const product = PRODUCTS[id];
        return (
          <Link
            key={id}
            to={product.home}
            className={styles.product}
            data-product={id}
            aria-current={active?.id === id ? 'true' : undefined}
            title={`${product.name}: ${product.metadata}`}
          >
            {product.shortName}
          </Link>
        );
      })}
    </div>
  );
}
