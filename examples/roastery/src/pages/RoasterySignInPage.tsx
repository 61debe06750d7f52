import {SignInPage, type AuthProvider} from '@toolpad/core/SignInPage';
import {useNavigate} from 'react-router';
import {useStoredSession} from '../session';

const PROVIDERS: AuthProvider[] = [{id: 'credentials', name: 'e-mail and password'}];

export function RoasterySignInPage() {
  const navigate = useNavigate();
  const [, setSession] = useStoredSession();

  async function signIn(_provider: AuthProvider, form: FormData, callbackUrl = '/') {
    // Your server has to check this. A password in the browser's code keeps nobody out.
    if (form.get('password') !== 'espresso') {
      return {error: 'The roastery does not know this password.'};
    }
    const email = String(form.get('email'));
    setSession({user: {name: email.replace(/@.*/, ''), email}});
    // Only a page of this app, whatever the address asks for.
    await navigate(/^\/(?!\/)/.test(callbackUrl) ? callbackUrl : '/', {replace: true});
    return {};
  }

  return <SignInPage providers={PROVIDERS} signIn={signIn} />;
}
