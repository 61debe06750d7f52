import * as React from 'react';
import {Account} from '@toolpad/core/Account';
import {AppProvider, type Navigation, type Session} from '@toolpad/core/AppProvider';
import {DashboardLayout, type SidebarFooterProps} from '@toolpad/core/DashboardLayout';
import {PageContainer} from '@toolpad/core/PageContainer';
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [{segment: 'plays', title: 'Plays', icon: <TheaterComedyIcon />}];
const JONAS: Session = {user: {name: 'Jonas', email: 'jonas@theater.example'}};

function SidebarAccount({mini}: SidebarFooterProps) {
  return (
    <Box sx={{p: 1, borderTop: 1, borderColor: 'divider'}}>
      <Account
        slotProps={{
          preview: {
            variant: mini ? 'condensed' : 'expanded',
            slotProps: {moreIconButton: {'aria-label': 'Account menu'}},
          },
        }}
      />
    </Box>
  );
}

const SLOTS = {toolbarAccount: () => null, sidebarFooter: SidebarAccount};

export default function DashboardLayoutSidebarAccount() {
  const router = useMemoryRouter('/plays');
  const [session, setSession] = React.useState<Session | null>(JONAS);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(JONAS), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AppProvider
      navigation={NAVIGATION}
      router={router}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout slots={SLOTS}>
        <PageContainer>
          <Typography>The account menu stands at the foot of the sidebar.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
