import * as React from 'react';
import {Account} from '@toolpad/core/Account';
import {AuthenticationContext, SessionContext, type Session} from '@toolpad/core/AppProvider';
import Stack from '@mui/material/Stack';

const TARIQ: Session = {user: {name: 'Tariq', email: 'tariq@observatory.example'}};

// Without a user in the session, the menu is a button that calls `signIn`.
export default function AccountSignedOut() {
  const [session, setSession] = React.useState<Session | null>(null);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(TARIQ), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <Stack direction="row">
          <Account />
        </Stack>
      </SessionContext>
    </AuthenticationContext>
  );
}
