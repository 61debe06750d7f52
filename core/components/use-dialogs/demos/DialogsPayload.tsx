import {DialogsProvider, useDialogs, type DialogProps} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

// The payload, here a string, is what the caller of `open` hands over.
function Departures({payload, open, onClose}: DialogProps<string>) {
  return (
    <Dialog open={open} onClose={() => void onClose()}>
      <DialogTitle>From {payload}</DialogTitle>
      <DialogContent>Boats leave {payload} every half hour until dusk.</DialogContent>
      <Button onClick={() => void onClose()}>Back</Button>
    </Dialog>
  );
}

function Piers() {
  const dialogs = useDialogs();
  return (
    <Stack direction="row" spacing={1}>
      {['North pier', 'South pier'].map((pier) => (
        <Button variant="outlined" key={pier} onClick={() => void dialogs.open(Departures, pier)}>
          {pier}
        </Button>
      ))}
    </Stack>
  );
}

export default function DialogsPayload() {
  return (
    <DialogsProvider>
      <Piers />
    </DialogsProvider>
  );
}
