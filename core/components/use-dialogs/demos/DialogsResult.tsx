import * as React from 'react';
import {DialogsProvider, useDialogs, type DialogProps} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';

const TABLES = ['Window', 'Garden', 'Fireplace'];

// The second type argument is the result: what onClose takes and what `open` resolves to.
function PickTable({open, onClose}: DialogProps<undefined, string | null>) {
  return (
    <Dialog open={open} onClose={() => void onClose(null)}>
      <DialogTitle>Choose a table</DialogTitle>
      <List>
        {TABLES.map((table) => (
          <ListItem key={table} disablePadding>
            <ListItemButton onClick={() => void onClose(table)}>{table}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </Dialog>
  );
}

function Reservation() {
  const dialogs = useDialogs();
  const [table, setTable] = React.useState<string | null>(null);

  async function reserve() {
    setTable(await dialogs.open(PickTable));
  }

  return (
    <Button variant="outlined" onClick={() => void reserve()}>
      {table ?? 'No'} table reserved
    </Button>
  );
}

export default function DialogsResult() {
  return (
    <DialogsProvider>
      <Reservation />
    </DialogsProvider>
  );
}
