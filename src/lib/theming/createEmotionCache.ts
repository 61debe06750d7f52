import createCache, {type EmotionCache} from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {prefixer} from 'stylis';
import type {PreferenceValues} from '../../shared/preferences';

type Direction = PreferenceValues['direction'];

// Emotion hands complete rules to `insert`; those that already name a layer stay where they are.
const LAYER_STATEMENT = /^@layer\s+[^{]*$/;

/**
 * The cache that holds Material UI's styles in one direction. Each direction has its own cache and
 * its own CSS layer, below the site's CSS, so that a change of direction swaps one for the other.
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  const cache = createCache({
    key: `docs-${direction}`,
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  });
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const {styles} = serialized;
    const layered = LAYER_STATEMENT.test(styles) ? styles : `@layer mui.${direction}{${styles}}`;
    return insert(selector, {...serialized, styles: layered}, sheet, shouldCache);
  };
  return cache;
}
