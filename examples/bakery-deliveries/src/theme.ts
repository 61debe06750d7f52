import {createTheme, type Theme} from '@mui/material/styles';
import {deDE, enUS} from '@mui/x-data-grid/locales';
import type {Language} from './texts/language';

const GRID_TEXTS = {de: deDE, en: enUS};

/** The theme carries the texts of the grid; Core's own texts go to the provider. */
export function createBakeryTheme(language: Language): Theme {
  return createTheme(
    {
      cssVariables: {colorSchemeSelector: 'data-bakery-mode'},
      colorSchemes: {
        light: {
          palette: {
            primary: {main: '#9c2f4b'},
            secondary: {main: '#8a5a00'},
            background: {default: '#fdf3f0', paper: '#ffffff'},
          },
        },
        dark: {
          palette: {
            primary: {main: '#ff9db4'},
            secondary: {main: '#f0c36d'},
            background: {default: '#1c1215', paper: '#291b1f'},
          },
        },
      },
      shape: {borderRadius: 14},
      typography: {
        fontFamily: 'Georgia, "Times New Roman", serif',
        button: {textTransform: 'none', fontSize: '1rem'},
      },
      components: {
        MuiButton: {defaultProps: {disableElevation: true}},
        MuiCard: {defaultProps: {variant: 'outlined'}},
      },
    },
    GRID_TEXTS[language],
  );
}
