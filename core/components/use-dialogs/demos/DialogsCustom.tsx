import {DialogsProvider, useDialogs, type DialogProps} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

function OpeningHours({open, onClose}: DialogProps) {
  return (
    <Dialog open={open} onClose={() => void onClose()}>
      <DialogTitle>Opening hours</DialogTitle>
      <DialogContent>The mill turns on Saturdays, from ten to four.</DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function MillDesk() {
  const dialogs = useDialogs();
  return (
    <Button variant="outlined" onClick={() => void dialogs.open(OpeningHours)}>
      When is the mill open?
    </Button>
  );
}

export default function DialogsCustom() {
  return (
    <DialogsProvider>
      <MillDesk />
    </DialogsProvider>
  );
}
