import * as React from 'react';
import {DialogsProvider, useDialogs, type DialogProps} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

interface Crate {
  label: string;
  apples: number;
}

function EditCrate({payload, open, onClose}: DialogProps<Crate, Crate | null>) {
  const [crate, setCrate] = React.useState(payload);
  return (
    <Dialog open={open} onClose={() => void onClose(null)}>
      <DialogTitle>Crate {payload.label}</DialogTitle>
      <DialogContent>
        <TextField
          label="Apples"
          type="number"
          margin="dense"
          value={crate.apples}
          onChange={(event) => setCrate({...crate, apples: Number(event.target.value)})}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose(null)}>Cancel</Button>
        <Button onClick={() => void onClose(crate)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}

// The dialog stays open until this promise is fulfilled.
function save(crate: Crate | null) {
  return new Promise<void>((resolve) => setTimeout(resolve, crate ? 400 : 0));
}

function Cellar() {
  const dialogs = useDialogs();
  const [crate, setCrate] = React.useState<Crate>({label: 'B7', apples: 40});

  async function edit() {
    const edited = await dialogs.open(EditCrate, crate, {onClose: save});
    setCrate(edited ?? crate);
  }

  return (
    <Button
      variant="outlined"
      onClick={() => void edit()}
    >{`${crate.label}: ${crate.apples} apples`}</Button>
  );
}

export default function DialogsComplexPayload() {
  return (
    <DialogsProvider>
      <Cellar />
    </DialogsProvider>
  );
}
