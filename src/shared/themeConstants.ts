/**
 * The numbers of the specification that decide how the site looks. CSS repeats the breakpoints,
 * because media queries cannot read variables; a test holds both sides together.
 */

/** Widths in pixels at which the layout changes (spec §9). */
export const BREAKPOINTS = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536} as const;

/** Durations of transitions in milliseconds (spec §9). */
export const TRANSITION_DURATIONS_MS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** The least contrast that text on a palette colour has (spec §9). */
export const CONTRAST_THRESHOLD = 3;

/** How far the light and dark shades of a palette colour are from it (spec §9). */
export const TONAL_OFFSET = 0.2;

/** The mode of readers whose system has no preference (spec §4). */
export const DEFAULT_MODE = 'light';

/** The product-neutral colours of `src/css/tokens.css`, for components that compute shades. */
export const NEUTRAL_PALETTE = {
  light: {
    accent: '#414e7c',
    surface: '#fff',
    text: '#171b2c',
    textMuted: '#535c73',
    border: '#8b93a7',
  },
  dark: {
    accent: '#b4c0ea',
    surface: '#10131c',
    text: '#e8eaf2',
    textMuted: '#a5adc0',
    border: '#717a92',
  },
} as const;
