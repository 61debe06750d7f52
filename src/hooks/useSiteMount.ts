import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteMount} from '../lib/navigation/toSitePath';

/** What to strip from the paths of this site; see `toSitePath`. */
export function useSiteMount(): SiteMount {
  const {siteConfig, i18n} = useDocusaurusContext();
  return {baseUrl: siteConfig.baseUrl, languages: i18n.locales};
}
