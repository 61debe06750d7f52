import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [{id: 'nodemailer', name: 'e-mail'}];

// Your server sends the link. What you return in `success` shows above the form.
function sendLink(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
  const email = form.get('email');
  return Promise.resolve(
    typeof email === 'string' && email !== ''
      ? {success: `A link is on its way to ${email}. It works for ten minutes.`}
      : {error: 'Where should the link go? Enter an address.'},
  );
}

export default function SignInPageMagicLink() {
  return (
    <AppProvider branding={{title: 'Allotment Society'}}>
      <SignInPage
        providers={PROVIDERS}
        signIn={sendLink}
        slotProps={{emailField: {autoFocus: false, autoComplete: 'email'}}}
      />
    </AppProvider>
  );
}
