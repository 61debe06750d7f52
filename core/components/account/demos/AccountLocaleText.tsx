import * as React from 'react';
import {Account} from '@toolpad/core/Account';
import {AuthenticationContext, SessionContext, type Session} from '@toolpad/core/AppProvider';
import Stack from '@mui/material/Stack';

const INES: Session = {user: {name: 'Inês', email: 'ines@azulejo.example'}};

const PORTUGUESE = {
  accountSignInLabel: 'Entrar',
  accountSignOutLabel: 'Sair',
  accountPreviewIconButtonLabel: 'Conta atual',
  accountPreviewTitle: 'Conta',
};

export default function AccountLocaleText() {
  const [session, setSession] = React.useState<Session | null>(null);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(INES), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <Stack direction="row" lang="pt">
          <Account localeText={PORTUGUESE} />
        </Stack>
      </SessionContext>
    </AuthenticationContext>
  );
}
