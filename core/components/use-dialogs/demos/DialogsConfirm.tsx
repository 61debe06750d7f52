import * as React from 'react';
import {DialogsProvider, useDialogs} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';

function Shredder() {
  const dialogs = useDialogs();
  const [drafts, setDrafts] = React.useState(4);

  async function shred() {
    const agreed = await dialogs.confirm(`Shred ${drafts} drafts? They cannot be restored.`, {
      title: 'Empty the drawer',
      severity: 'error',
      okText: 'Shred',
      cancelText: 'Keep',
    });
    if (agreed) {
      setDrafts(0);
    }
  }

  return (
    <Button variant="outlined" disabled={drafts === 0} onClick={() => void shred()}>
      {drafts === 0 ? 'The drawer is empty' : `Drafts in the drawer: ${drafts}`}
    </Button>
  );
}

export default function DialogsConfirm() {
  return (
    <DialogsProvider>
      <Shredder />
    </DialogsProvider>
  );
}
