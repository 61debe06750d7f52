import * as React from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useTranslate} from '../../contexts/LanguageContext';
import {useActiveProduct} from '../../hooks/useActiveProduct';
import {getCurrentVersion} from '../../shared/products';
import {useDisclosure} from '../../hooks/useDisclosure';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import styles from './VersionMenu.module.css';

/** What a navbar item gets from Docusaurus. */
export interface VersionMenuProps {
  /** True in the menu of small screens, where the versions are plain list items. */
  readonly mobile?: boolean;
}

/** The versions of the product being read; nothing on pages that belong to no product. */
export function VersionMenu({mobile = false}: VersionMenuProps): React.ReactNode {
  const product = useActiveProduct();
  const translate = useTranslate(SHELL_TEXTS);
  const {pathname} = useLocation();
  const menuRef = useDisclosure(pathname);
  if (!product) {
    return null;
  }
  const current = getCurrentVersion(product);
  const links = product.versions.map((version) => (
    <li key={version.text} className={mobile ? 'menu__list-item' : undefined}>
      <Link
        to={version.href}
        className={mobile ? 'menu__link' : styles.link}
        aria-current={version.current ? 'true' : undefined}
      >
        {version.current
          ? translate('versions.current', {product: product.shortName, version: version.text})
          : version.text}
      </Link>
    </li>
  ));
  if (mobile) {
    return <>{links}</>;
  }
  return (
    <details ref={menuRef} className={styles.menu}>
      <summary
        className={styles.summary}
        aria-label={translate('versions.label', {product: product.name, version: current.text})}
      >
        {current.text}
      </summary>
      <ul className={styles.list}>{links}</ul>
    </details>
  );
}
