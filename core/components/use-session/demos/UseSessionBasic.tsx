import * as React from 'react';
import {SessionContext, type Session} from '@toolpad/core/AppProvider';
import {useSession} from '@toolpad/core/useSession';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

// The type argument adds fields of your own to the session.
interface KeeperSession extends Session {
  keys: string[];
}

const KEEPER: KeeperSession = {user: {name: 'Ada'}, keys: ['gate', 'aviary']};

function KeyBoard() {
  const session = useSession<KeeperSession>();
  return (
    <Typography>
      {session
        ? `${session.user?.name ?? 'Someone'} holds the keys to ${session.keys.join(' and ')}.`
        : 'All keys hang on the board.'}
    </Typography>
  );
}

export default function UseSessionBasic() {
  const [session, setSession] = React.useState<KeeperSession | null>(null);

  // In an app, the prop `session` of AppProvider fills this context.
  return (
    <SessionContext value={session}>
      <FormControlLabel
        control={<Switch onChange={(event) => setSession(event.target.checked ? KEEPER : null)} />}
        label="Ada is on duty"
      />
      <KeyBoard />
    </SessionContext>
  );
}
