import * as React from 'react';
import {DialogsProvider, useDialogs} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';

function NameThePlant() {
  const dialogs = useDialogs();
  const [name, setName] = React.useState('Nameless');

  async function rename() {
    // The answer is null when the dialog is canceled. Without a title it would say "Confirm".
    const answer = await dialogs.prompt('What do you call this fig tree?', {
      title: 'A name for the tree',
      okText: 'Name it',
    });
    setName(answer ?? name);
  }

  return (
    <Button variant="outlined" onClick={() => void rename()}>
      Fig tree: {name}
    </Button>
  );
}

export default function DialogsPrompt() {
  return (
    <DialogsProvider>
      <NameThePlant />
    </DialogsProvider>
  );
}
