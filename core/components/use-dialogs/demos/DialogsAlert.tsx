import {DialogsProvider, useDialogs} from '@toolpad/core/useDialogs';
import Button from '@mui/material/Button';

function FrostWarning() {
  const dialogs = useDialogs();

  async function warn() {
    await dialogs.alert('Frost tonight. Bring the lemon trees inside.', {title: 'Weather'});
  }

  return (
    <Button variant="outlined" onClick={() => void warn()}>
      Check the weather
    </Button>
  );
}

export default function DialogsAlert() {
  return (
    <DialogsProvider>
      <FrostWarning />
    </DialogsProvider>
  );
}
