import * as React from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useTranslate} from '../../contexts/LanguageContext';
import {useSiteMount} from '../../hooks/useSiteMount';
import {SHELL_TEXTS} from '../../lib/i18n/texts/shell';
import {suggestPages, type PageSuggestion} from '../../lib/navigation/suggestPages';
import {toSitePath} from '../../lib/navigation/toSitePath';
import {PRODUCT_IDS, PRODUCTS} from '../../shared/products';
import styles from './NotFoundContent.module.css';

const MAX_SUGGESTIONS = 5;

function useSuggestions(): readonly PageSuggestion[] {
  const {pathname} = useLocation();
  const {baseUrl, languages} = useSiteMount();
  const [suggestions, setSuggestions] = React.useState<readonly PageSuggestion[]>([]);

  React.useEffect(() => {
    let isCurrent = true;
    import('@generated/toolpad-page-index/default/pages.json').then(
      ({default: pages}) => {
        if (isCurrent) {
          const sitePath = toSitePath(pathname, {baseUrl, languages});
          setSuggestions(suggestPages(sitePath, pages, MAX_SUGGESTIONS));
        }
      },
      // The list could not be loaded, perhaps offline: the links below still lead on.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl, languages]);

  return suggestions;
}

/** What a reader sees at an address without a page: the nearest pages, then the products. */
export function NotFoundContent(): React.ReactNode {
  const suggestions = useSuggestions();
  const translate = useTranslate(SHELL_TEXTS);
  return (
    <main className={styles.main}>
      <p className={styles.code}>{translate('notFound.code')}</p>
      <h1>{translate('notFound.title')}</h1>
      <p>{translate('notFound.text')}</p>
      <div role="status">
        {suggestions.length > 0 && (
          <>
            <h2 className={styles.heading}>{translate('notFound.suggestions')}</h2>
            <ul className={styles.list}>
              {suggestions.map(({pathname, title}) => (
                <li key={pathname}>
                  <Link to={pathname}>{title}</Link>
                  <span className={styles.path}>{pathname}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <h2 className={styles.heading}>{translate('notFound.start')}</h2>
      <ul className={styles.list}>
        {PRODUCT_IDS.map((id) => (
          <li key={id}>
            <Link to={PRODUCTS[id].home}>{PRODUCTS[id].name}</Link>
            <span className={styles.path}>{PRODUCTS[id].metadata}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
