'use client';

import {createTheme} from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: {colorSchemeSelector: 'data-toolpad-color-scheme'},
  colorSchemes: {
    light: {palette: {primary: {main: '#00695c'}, background: {default: '#f2f7f5'}}},
    dark: {palette: {primary: {main: '#6fd3c1'}, background: {default: '#0f1715'}}},
  },
  typography: {fontWeightRegular: 450},
});
