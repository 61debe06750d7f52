import * as React from 'react';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import {AuthenticationContext, SessionContext, type Session} from '@toolpad/core/AppProvider';
import {useSession} from '@toolpad/core/useSession';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// A session of your own may carry more than a user.
interface CrewSession extends Session {
  boat: {name: string; berth: number};
}

const SOL: CrewSession = {
  user: {name: 'Sol', email: 'sol@regatta.example'},
  boat: {name: 'Kittiwake', berth: 12},
};

function CrewDetails() {
  const boat = useSession<CrewSession>()?.boat;
  return (
    <Stack>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
        <Typography variant="body2" sx={{px: 2, pb: 1}}>
          {boat?.name}, berth {boat?.berth}
        </Typography>
      </AccountPopoverHeader>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function AccountCustomDetails() {
  const [session, setSession] = React.useState<CrewSession | null>(SOL);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(SOL), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
          <Account slots={{popoverContent: CrewDetails}} />
          <Typography>Open the menu to see the boat.</Typography>
        </Stack>
      </SessionContext>
    </AuthenticationContext>
  );
}
