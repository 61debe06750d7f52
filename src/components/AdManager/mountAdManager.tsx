import {createRoot} from 'react-dom/client';
import {LanguageProvider} from '../../contexts/LanguageContext';
import {isCrawler} from '../../lib/ads/isCrawler';
import {readAdOptions} from '../../lib/ads/readAdOptions';
import {trackEvent} from '../../lib/analytics/trackEvent';
import {decideOncePerSession} from '../../lib/sampling/decideOncePerSession';
import {AD_SHAPE_SESSION_KEY} from '../../shared/ads';
import {AdManager} from './AdManager';

/**
 * Fills a slot. A crash in there leaves the slot empty: React takes the whole root away.
 *
 * @returns a function that empties the slot
 */
export function mountAdManager(slot: Element, language: string): () => void {
  const options = readAdOptions(document);
  const root = createRoot(slot, {
    onUncaughtError: () => {
      trackEvent({category: 'ad', action: 'crash'}, window);
    },
  });
  root.render(
    <LanguageProvider language={language}>
      <AdManager
        options={options}
        isCrawler={isCrawler(navigator.userAgent)}
        isInlineSession={decideOncePerSession({
          key: AD_SHAPE_SESSION_KEY,
          ratio: options.inlineRatio,
          random: Math.random,
          storage: () => sessionStorage,
        })}
        random={Math.random}
      />
    </LanguageProvider>,
  );
  // The page may be rendering at the moment, and a root must not end during that.
  return () => queueMicrotask(() => root.unmount());
}
