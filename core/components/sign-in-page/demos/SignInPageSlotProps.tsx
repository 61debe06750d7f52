import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const PROVIDERS: AuthProvider[] = [{id: 'credentials', name: 'staff account'}];

// Version 0.15 has no checkbox of its own for this: the slot adds one to the form.
function RememberMe() {
  return (
    <FormControlLabel control={<Checkbox name="remember" value="yes" />} label="Stay signed in" />
  );
}

export default function SignInPageSlotProps() {
  const [message, setMessage] = React.useState('');

  function signIn(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
    setMessage(form.get('remember') ? 'Signed in for thirty days.' : 'Signed in for today.');
    return Promise.resolve({});
  }

  return (
    <AppProvider branding={{title: 'Cheese cellar'}}>
      {message ? (
        <Alert onClose={() => setMessage('')}>{message}</Alert>
      ) : (
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          slots={{rememberMe: RememberMe}}
          slotProps={{
            emailField: {autoFocus: false, variant: 'standard', label: 'Staff e-mail'},
            passwordField: {variant: 'standard'},
            submitButton: {variant: 'contained', color: 'success'},
          }}
        />
      )}
    </AppProvider>
  );
}
