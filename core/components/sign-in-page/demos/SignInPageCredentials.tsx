import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';

const PROVIDERS: AuthProvider[] = [{id: 'credentials', name: 'password'}];

export default function SignInPageCredentials() {
  const [email, setEmail] = React.useState('');

  function signIn(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
    const value = form.get('email'); // And the password: form.get('password').
    setEmail(typeof value === 'string' ? value : '');
    return Promise.resolve({type: 'CredentialsSignin'});
  }

  return (
    <AppProvider branding={{title: 'Night train office'}}>
      {email ? (
        <Alert onClose={() => setEmail('')}>Welcome aboard, {email}.</Alert>
      ) : (
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          slotProps={{emailField: {autoFocus: false}}}
        />
      )}
    </AppProvider>
  );
}
