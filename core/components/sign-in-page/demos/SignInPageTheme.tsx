import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';
import {createTheme} from '@mui/material/styles';

const PROVIDERS: AuthProvider[] = [
  {id: 'slack', name: 'Slack'},
  {id: 'okta', name: 'Okta'},
];

const theme = createTheme({
  cssVariables: {colorSchemeSelector: 'data-clay-scheme'},
  colorSchemes: {
    light: {palette: {background: {default: '#f3e4d8', paper: '#fffaf5'}}},
    dark: {palette: {background: {default: '#221813', paper: '#2f221b'}}},
  },
  typography: {fontFamily: 'Georgia, serif', button: {textTransform: 'none'}},
  components: {
    MuiButton: {styleOverrides: {root: {borderRadius: 24}}},
  },
});

export default function SignInPageTheme() {
  const [provider, setProvider] = React.useState<AuthProvider | null>(null);

  return (
    <AppProvider theme={theme} branding={{title: 'the pottery'}}>
      {provider ? (
        <Alert onClose={() => setProvider(null)}>The kiln awaits you.</Alert>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={(chosen) => setProvider(chosen)} />
      )}
    </AppProvider>
  );
}
