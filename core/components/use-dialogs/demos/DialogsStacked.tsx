import {DialogsProvider, useDialogs, type DialogProps} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

// A dialog may open another: the payload counts how deep the cave is.
function Cave({payload, open, onClose}: DialogProps<number>) {
  const dialogs = useDialogs();
  return (
    <Dialog open={open} onClose={() => void onClose()}>
      <DialogTitle>Cave {payload}</DialogTitle>
      <DialogContent>It is dark in here.</DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose()}>Climb out of cave {payload}</Button>
        <Button onClick={() => void dialogs.open(Cave, payload + 1)}>Go deeper</Button>
      </DialogActions>
    </Dialog>
  );
}

function Entrance() {
  const dialogs = useDialogs();
  return (
    <Button variant="outlined" onClick={() => void dialogs.open(Cave, 1)}>
      Enter the cave
    </Button>
  );
}

export default function DialogsStacked() {
  return (
    <DialogsProvider>
      <Entrance />
    </DialogsProvider>
  );
}
