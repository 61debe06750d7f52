import createCache, {type EmotionCache} from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {createTheme, type Theme} from '@mui/material/styles';

/** The start of the class names of all demos; server and browser must agree on it. */
const CACHE_KEY = 'demo';

export type Direction = 'ltr' | 'rtl';

/** Where the styles of demos go. The server needs a new one for each demo that it renders. */
export function createDemoCache(direction: Direction): EmotionCache {
  return direction === 'rtl'
    ? createCache({key: `${CACHE_KEY}-rtl`, stylisPlugins: [rtlPlugin]})
    : createCache({key: CACHE_KEY});
}

/**
 * The theme of demos inside the page. Its colours are CSS variables that follow the page's
 * `data-theme`, so that the server's HTML is right in both modes.
 */
export function createInlineTheme(direction: Direction): Theme {
  return createTheme({
    direction,
    cssVariables: {cssVarPrefix: 'demo', colorSchemeSelector: '[data-theme="%s"]'},
    colorSchemes: {light: true, dark: true},
  });
}
