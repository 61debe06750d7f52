import * as React from 'react';
import {AppProvider, type Branding} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider} from '@toolpad/core/SignInPage';
import LightModeIcon from '@mui/icons-material/LightMode';
import Alert from '@mui/material/Alert';

const PROVIDERS: AuthProvider[] = [{id: 'keycloak', name: 'Keycloak'}];

// The page shows the logo above its title, and the name in it.
const BRANDING: Branding = {
  logo: <LightModeIcon color="warning" sx={{fontSize: 56}} />,
  title: 'Sunfield Solar',
};

export default function SignInPageBranding() {
  const [signedIn, setSignedIn] = React.useState(false);

  return (
    <AppProvider branding={BRANDING}>
      {signedIn ? (
        <Alert onClose={() => setSignedIn(false)}>The panels deliver 84 kW.</Alert>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={() => setSignedIn(true)} />
      )}
    </AppProvider>
  );
}
