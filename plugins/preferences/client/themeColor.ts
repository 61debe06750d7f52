import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Gives the browser's own bars the colour of the page, also when the reader's mode differs from the system's. */
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
