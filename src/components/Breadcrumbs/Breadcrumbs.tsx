import * as React from 'react';
import Link from '@docusaurus/Link';
import {useTranslate} from '../../contexts/LanguageContext';
import {useActivePage} from '../../hooks/useActivePage';
import {useActiveProduct} from '../../hooks/useActiveProduct';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import {breadcrumbTrail, type Crumb} from '../../lib/navigation/breadcrumbTrail';
import styles from './Breadcrumbs.module.css';

/** The way from the product's home to the page being read, from the page tree. */
export function Breadcrumbs(): React.ReactNode {
  const page = useActivePage();
  const product = useActiveProduct();
  const translate = useTranslate(SHELL_TEXTS);
  if (!page || !product) {
    return null;
  }
  const above: Crumb[] = [
    {label: product.shortName, pathname: product.home},
    ...breadcrumbTrail(page),
  ];
  return (
    <nav aria-label={translate('breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {above.map(({label, pathname}) => (
          <li key={label} className={styles.item}>
            {pathname === undefined ? label : <Link to={pathname}>{label}</Link>}
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {page.title}
        </li>
      </ol>
    </nav>
  );
}
