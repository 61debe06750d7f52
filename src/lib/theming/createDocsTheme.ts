import {createTheme, type Theme} from '@mui/material/styles';
import type {PreferenceValues} from '../../shared/preferences';
import {
  BREAKPOINTS,
  CONTRAST_THRESHOLD,
  DEFAULT_MODE,
  NEUTRAL_PALETTE,
  TONAL_OFFSET,
  TRANSITION_DURATIONS_MS,
} from '../../shared/themeConstants';

export type DocsThemeOptions = Pick<PreferenceValues, 'direction' | 'density'>;

/** The height of a unit of spacing in pixels. */
const SPACING_PX = {comfortable: 8, dense: 6} as const;

function createPalette(mode: 'light' | 'dark') {
  const {accent, surface, text, textMuted, border} = NEUTRAL_PALETTE[mode];
  return {
    mode,
    contrastThreshold: CONTRAST_THRESHOLD,
    tonalOffset: TONAL_OFFSET,
    primary: {main: accent},
    background: {default: surface, paper: surface},
    text: {primary: text, secondary: textMuted},
    divider: border,
  };
}

/**
 * The Material UI theme of the site itself, as opposed to those of its demos. Its colours are CSS
 * variables that follow `data-theme` on the html element, which Docusaurus writes.
 */
export function createDocsTheme({direction, density}: DocsThemeOptions): Theme {
  const isDense = density === 'dense';
  return createTheme({
    cssVariables: {colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'docs'},
    defaultColorScheme: DEFAULT_MODE,
    colorSchemes: {
      light: {palette: createPalette('light')},
      dark: {palette: createPalette('dark')},
    },
    direction,
    breakpoints: {values: BREAKPOINTS},
    transitions: {duration: TRANSITION_DURATIONS_MS},
    spacing: SPACING_PX[density],
    shape: {borderRadius: 8},
    typography: {
      fontFamily: 'var(--ifm-font-family-base)',
      fontSize: isDense ? 13 : 14,
      button: {textTransform: 'none', fontWeight: 600},
    },
    components: {
      MuiButton: {defaultProps: {size: isDense ? 'small' : 'medium'}},
      MuiIconButton: {defaultProps: {size: isDense ? 'small' : 'medium'}},
      MuiToggleButton: {styleOverrides: {root: {color: 'var(--docs-palette-text-primary)'}}},
      MuiToggleButtonGroup: {defaultProps: {size: isDense ? 'small' : 'medium'}},
    },
  });
}
