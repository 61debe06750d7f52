import * as React from 'react';
import {Account} from '@toolpad/core/Account';
import {AuthenticationContext, SessionContext, type Session} from '@toolpad/core/AppProvider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const RUTH: Session = {user: {name: 'Ruth', email: 'ruth@orchard.example'}};

export default function AccountSignedIn() {
  const [session, setSession] = React.useState<Session | null>(RUTH);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(RUTH), signOut: () => setSession(null)}),
    [],
  );

  // In an app, the props `session` and `authentication` of AppProvider fill both contexts.
  return (
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
          <Account />
          <Typography>{session ? 'The orchard is yours.' : 'The gate is closed.'}</Typography>
        </Stack>
      </SessionContext>
    </AuthenticationContext>
  );
}
