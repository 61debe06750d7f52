import {ReactRouterAppProvider} from '@toolpad/core/react-router';
import {Outlet, useNavigate} from 'react-router';
import {Logo} from './Logo';
import {NAVIGATION} from './navigation';
import {theme} from './theme';
import {useStoredSession} from './session';

const BRANDING = {title: 'Slow Drum', logo: <Logo />};

export function App() {
  const navigate = useNavigate();
  const [session, setSession] = useStoredSession();

  const authentication = {
    signIn: () => void navigate('/sign-in'),
    signOut: () => setSession(null),
  };

  return (
    <ReactRouterAppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      <Outlet />
    </ReactRouterAppProvider>
  );
}
