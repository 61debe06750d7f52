import * as React from 'react';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useTranslate} from '../../contexts/LanguageContext';
import {useActiveProduct} from '../../hooks/useActiveProduct';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import type {Product} from '../../shared/products';
import {DISMISSED, statusDismissedKey} from '../../shared/storageKeys';
import {CloseIcon} from '../CloseIcon/CloseIcon';
import styles from './ProductStatusBanner.module.css';

function Banner({product}: {readonly product: Product}): React.ReactNode {
  const [stored, slot] = useStorageSlot(statusDismissedKey(product.id));
  // Where storage is blocked the slot forgets at once; the banner must still close for this visit.
  const [closed, setClosed] = React.useState(false);
  const translate = useTranslate(SHELL_TEXTS);
  if (closed || stored === DISMISSED) {
    return null;
  }
  const dismiss = () => {
    slot.set(DISMISSED);
    setClosed(true);
  };
  return (
    <aside
      className={styles.banner}
      data-product-status={product.id}
      aria-label={translate('status.label', {product: product.name})}
    >
      <p className={styles.text}>
        {product.status.summary}{' '}
        <Link to={product.status.href} className={styles.link}>
          {product.status.linkText}
        </Link>
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={dismiss}
        aria-label={translate('status.dismiss', {product: product.name})}
      >
        <CloseIcon size={14} />
      </button>
    </aside>
  );
}

/** Tells once, above the pages of a product, in what state its development is. */
export function ProductStatusBanner(): React.ReactNode {
  const product = useActiveProduct();
  return product && <Banner key={product.id} product={product} />;
}
