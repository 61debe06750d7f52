import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long the mark beside a heading says that its link was copied, in milliseconds. */
const COPIED_MS = 2000;

function findHeadingLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
}

function getLiveRegion(): HTMLElement {
  const existing = document.getElementById('heading-link-status');
  if (existing) {
    return existing;
  }
  const region = document.createElement('div');
  region.id = 'heading-link-status';
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without permission the link still works: the address bar shows it.
    return;
  }
  link.dataset.copied = '';
  const region = getLiveRegion();
  region.textContent = 'Link copied';
  window.setTimeout(() => {
    delete link.dataset.copied;
    region.textContent = '';
  }, COPIED_MS);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const link = findHeadingLink(event.target);
    if (link) {
      void copyLink(link);
    }
  });
}
