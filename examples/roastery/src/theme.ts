import {createTheme} from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: {colorSchemeSelector: 'data-roastery-mode'},
  colorSchemes: {
    light: {
      palette: {
        primary: {main: '#7a4419'},
        background: {default: '#faf6f0', paper: '#fffdfa'},
      },
    },
    dark: {
      palette: {
        primary: {main: '#e3ab72'},
        background: {default: '#1a1410', paper: '#241c16'},
      },
    },
  },
  shape: {borderRadius: 10},
});
