import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [
  {id: 'google', name: 'Google'},
  {id: 'credentials', name: 'password'},
];

// What you return in `error` shows beside the way that failed; the form can be sent again.
function refuse(provider: AuthProvider): Promise<AuthResponse> {
  return Promise.resolve({
    error:
      provider.id === 'credentials'
        ? 'This e-mail and password do not go together.'
        : `${provider.name} did not answer. Try again in a minute.`,
  });
}

export default function SignInPageError() {
  return (
    <AppProvider branding={{title: 'Weather station'}}>
      <SignInPage providers={PROVIDERS} signIn={refuse} />
    </AppProvider>
  );
}
