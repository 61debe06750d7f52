import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';

const PROVIDERS: AuthProvider[] = [
  {id: 'github', name: 'GitHub'},
  {id: 'gitlab', name: 'GitLab'},
  {id: 'microsoft-entra-id', name: 'Microsoft Entra'},
  {id: 'harbour', name: 'Harbour ID'}, // An unknown id is a button without an icon.
];

export default function SignInPageOAuth() {
  const [provider, setProvider] = React.useState<AuthProvider | null>(null);

  return (
    <AppProvider branding={{title: 'Harbour desk'}}>
      {provider ? (
        <Alert onClose={() => setProvider(null)}>Signed in with {provider.name}.</Alert>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={(chosen) => setProvider(chosen)} />
      )}
    </AppProvider>
  );
}
