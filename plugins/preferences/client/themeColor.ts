import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Gives the browser's own bars the colour of the page. The HTML has a tag for each mode of the
 * system; all get the colour of the reader's mode, so that it wins whatever the system prefers.
 */
function updateThemeColor(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--site-surface');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', color.trim());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  updateThemeColor();
  new MutationObserver(updateThemeColor).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
