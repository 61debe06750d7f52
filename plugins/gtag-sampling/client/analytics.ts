import {readClickEvent} from '../../../src/lib/analytics/readClickEvent';
import {DIMENSION_ATTRIBUTES, readDimensions} from '../../../src/lib/analytics/readDimensions';
import {callGtag, trackEvent} from '../../../src/lib/analytics/trackEvent';
import {pathnameToLanguage} from '../../../src/lib/i18n/pathnameToLanguage';
import {decideOncePerSession} from '../../../src/lib/sampling/decideOncePerSession';
import {ANALYTICS_SCRIPT_ID, WEB_VITALS_SESSION_KEY} from '../../../src/shared/analytics';
import {BASE_URL, LANGUAGES} from '../../../src/shared/site';

const MOUNT = {baseUrl: BASE_URL, languages: LANGUAGES};

function sendDimensions(): void {
  callGtag(window, 'set', 'user_properties', {...readDimensions(window)});
}

function followDimensions(): void {
  sendDimensions();
  new MutationObserver(sendDimensions).observe(document.documentElement, {
    attributeFilter: [...DIMENSION_ATTRIBUTES],
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', sendDimensions);
}

/** One listener for the whole page: what readers click says itself what it is. */
function followClicks(): void {
  document.addEventListener('click', ({target}) => {
    const event = target instanceof Element ? readClickEvent(target, Math.random) : null;
    if (event) {
      trackEvent(event, window);
    }
  });
}

function reportVitalsOfSomeSessions(): void {
  const ratio = Number(document.getElementById(ANALYTICS_SCRIPT_ID)?.dataset.webVitalsRatio);
  const isChosen = decideOncePerSession({
    key: WEB_VITALS_SESSION_KEY,
    ratio,
    random: Math.random,
    storage: () => sessionStorage,
  });
  if (isChosen) {
    import('./reportWebVitals').then(
      ({reportWebVitals}) => reportWebVitals(),
      () => undefined,
    );
  }
}

followDimensions();
followClicks();
reportVitalsOfSomeSessions();

/** Sends a page view. The path is the English one, so that a page counts once in all languages. */
export function trackPageView({pathname, search}: {pathname: string; search: string}): void {
  // Docusaurus sets the title of the new page in the next frame.
  setTimeout(() => {
    callGtag(window, 'event', 'page_view', {
      page_title: document.title,
      page_location: window.location.href,
      page_path: pathnameToLanguage(pathname, MOUNT).serverPath + search,
    });
  });
}
