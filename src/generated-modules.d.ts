// Modules that the site's own plugins write into `.docusaurus` while the site builds.
declare module '@generated/toolpad-page-index/default/pages.json' {
  import type {IndexedPage} from '@site/plugins/page-index/types';

  const pages: readonly IndexedPage[];
  export default pages;
}
