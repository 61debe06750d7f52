import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';

const PROVIDERS: AuthProvider[] = [
  {id: 'github', name: 'GitHub'},
  {id: 'gitlab', name: 'GitLab'},
  {id: 'microsoft-entra-id', name: 'Microsoft Entra'},
  {id: 'harbor', name: 'Harbor ID'}, // An unknown id is a button without an icon.
];

export default function SignInPageOAuth() {
  const [provider, setProvider] = React.useState<AuthProvider | null>(null);

  return (
    <AppProvider branding={{title: 'Harbor desk'}}>
      {provider ? (
        <Alert onClose={() => setProvider(null)}>Signed in with {provider.name}.</Alert>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={(chosen) => setProvider(chosen)} />
      )}
    </AppProvider>
  );
}
