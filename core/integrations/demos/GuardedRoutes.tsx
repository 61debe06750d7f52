import * as React from 'react';
import {AppProvider, type Navigation, type Session} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import {SignInPage, type AuthProvider} from '@toolpad/core/SignInPage';
import DownhillSkiingIcon from '@mui/icons-material/DownhillSkiing';
import LayersIcon from '@mui/icons-material/Layers';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {title: 'Lifts', icon: <DownhillSkiingIcon />},
  {segment: 'snow', title: 'Snow', icon: <LayersIcon />},
];
const PROVIDERS: AuthProvider[] = [{id: 'google', name: 'Google'}];

// Who is not signed in lands on /sign-in and comes back to the page in callbackUrl.
export default function GuardedRoutes() {
  const router = useMemoryRouter('/sign-in?callbackUrl=/snow');
  const {navigate} = router;
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({
      signIn: () => navigate('/sign-in'),
      signOut() {
        setSession(null);
        navigate('/sign-in');
      },
    }),
    [navigate],
  );

  function signIn(_provider: AuthProvider, _form?: FormData, callbackUrl = '/') {
    setSession({user: {name: 'Kaja', email: 'kaja@slope.example'}});
    navigate(callbackUrl);
  }

  return (
    <AppProvider
      navigation={NAVIGATION}
      branding={{title: 'White Slope'}}
      router={router}
      session={session}
      authentication={authentication}
    >
      {session ? (
        <DashboardLayout>
          <PageContainer>
            <Typography>{router.pathname === '/snow' ? '140 cm.' : 'All lifts run.'}</Typography>
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={signIn} />
      )}
    </AppProvider>
  );
}
