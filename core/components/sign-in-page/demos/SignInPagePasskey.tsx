import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';

const PROVIDERS: AuthProvider[] = [{id: 'passkey', name: 'Passkey'}];

export default function SignInPagePasskey() {
  const [email, setEmail] = React.useState('');

  // Here an app calls navigator.credentials.get() with a challenge from its server.
  function signIn(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
    const value = form.get('email');
    setEmail(typeof value === 'string' ? value : '');
    return Promise.resolve({type: 'passkey'});
  }

  return (
    <AppProvider branding={{title: 'Seed vault'}}>
      {email ? (
        <Alert onClose={() => setEmail('')}>The vault is open for {email}.</Alert>
      ) : (
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          slotProps={{emailField: {autoFocus: false, autoComplete: 'email webauthn'}}}
        />
      )}
    </AppProvider>
  );
}
