import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';

const PROVIDERS: AuthProvider[] = [
  {id: 'github', name: 'GitHub'},
  {id: 'credentials', name: 'credentials'},
];

const GERMAN = {
  signInTitle: (name = '') => `Anmelden: ${name}`,
  signInSubtitle: 'Bitte melde dich an.',
  providerSignInTitle: (provider: string) =>
    provider === 'credentials' ? 'Anmelden' : `Weiter mit ${provider}`,
  email: 'E-Mail',
  password: 'Passwort',
  or: 'oder',
};

export default function SignInPageLocalized() {
  const [signedIn, setSignedIn] = React.useState(false);

  function signIn(): Promise<AuthResponse> {
    setSignedIn(true);
    return Promise.resolve({});
  }

  return (
    <AppProvider branding={{title: 'Imkerei'}} localeText={GERMAN}>
      <div lang="de">
        {signedIn ? (
          <Alert onClose={() => setSignedIn(false)} closeText="Abmelden">
            Willkommen zurück.
          </Alert>
        ) : (
          <SignInPage providers={PROVIDERS} signIn={signIn} />
        )}
      </div>
    </AppProvider>
  );
}
