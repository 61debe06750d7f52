import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/** The stylesheet of the Material Icons font, a static file of the site (spec §7). */
const STYLESHEET = `${siteConfig.baseUrl}fonts/material-icons.css`;

/** Adds the stylesheet once. If it is blocked, the words that name icons stay hidden by our CSS. */
function loadIconFont(): void {
  if (document.querySelector(`link[href="${STYLESHEET}"]`)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLESHEET;
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM) {
  // Two frames later the page has been painted; no icon of the page's shell depends on the font.
  requestAnimationFrame(() => requestAnimationFrame(loadIconFont));
}
