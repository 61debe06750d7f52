import * as React from 'react';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import {AuthenticationContext, SessionContext, type Session} from '@toolpad/core/AppProvider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SHOPS: Session[] = [
  {user: {id: 'quay', name: 'Shop on the quay', email: 'quay@teahouse.example'}},
  {user: {id: 'hill', name: 'Shop on the hill', email: 'hill@teahouse.example'}},
];
const SwitchContext = React.createContext<(shop: Session) => void>(() => undefined);

function ShopMenu() {
  const switchTo = React.useContext(SwitchContext);
  return (
    <Stack>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <MenuList aria-label="Switch shop">
        {SHOPS.map((shop) => (
          <MenuItem key={shop.user?.id} onClick={() => switchTo(shop)}>
            {shop.user?.name}
          </MenuItem>
        ))}
      </MenuList>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function AccountSwitcher() {
  const [session, setSession] = React.useState<Session | null>(SHOPS[0] ?? null);
  const authentication = React.useMemo(
    () => ({signIn: () => setSession(SHOPS[0] ?? null), signOut: () => setSession(null)}),
    [],
  );

  return (
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <SwitchContext value={setSession}>
          <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
            <Account slots={{popoverContent: ShopMenu}} />
            <Typography>Till of: {session?.user?.name ?? 'nobody'}</Typography>
          </Stack>
        </SwitchContext>
      </SessionContext>
    </AuthenticationContext>
  );
}
