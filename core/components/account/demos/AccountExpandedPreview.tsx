import * as React from 'react';
import {Account} from '@toolpad/core/Account';
import {AuthenticationContext, SessionContext, type Session} from '@toolpad/core/AppProvider';
import LogoutIcon from '@mui/icons-material/Logout';

const ELIF: Session = {user: {name: 'Elif', email: 'elif@lighthouse.example'}};

export default function AccountExpandedPreview() {
  const [session, setSession] = React.useState<Session | null>(ELIF);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(ELIF), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <Account
          slotProps={{
            preview: {
              variant: 'expanded',
              slotProps: {
                avatar: {variant: 'rounded', sx: {bgcolor: 'primary.main'}},
                moreIconButton: {'aria-label': 'Account menu'},
              },
            },
            signInButton: {variant: 'outlined', color: 'secondary'},
            signOutButton: {variant: 'text', startIcon: <LogoutIcon />},
          }}
        />
      </SessionContext>
    </AuthenticationContext>
  );
}
