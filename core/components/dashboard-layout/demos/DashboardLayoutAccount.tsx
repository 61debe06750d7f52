import * as React from 'react';
import {AppProvider, type Navigation, type Session} from '@toolpad/core/AppProvider';
import {DashboardLayout} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import PetsIcon from '@mui/icons-material/Pets';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'kennels', title: 'Kennels', icon: <PetsIcon />}];
const MIRA: Session = {user: {name: 'Mira', email: 'mira@shelter.example'}};

export default function DashboardLayoutAccount() {
  const router = useMemoryRouter('/kennels');
  const [session, setSession] = React.useState<Session | null>(MIRA);

  // The account menu appears in the app bar as soon as there is `authentication`.
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(MIRA), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AppProvider
      navigation={NAVIGATION}
      router={router}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout>
        <PageContainer>
          <Typography>
            {session ? 'Feeding time is at five.' : 'Sign in to see who needs food.'}
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
