import {useLocalStorageState} from '@toolpad/core/useLocalStorageState';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

// The value is null on the server and until React has hydrated the page.
export default function PersistentStateString() {
  const [note, setNote] = useLocalStorageState('demo-greenhouse-note', 'Water the ferns');

  return (
    <Stack spacing={1} sx={{alignItems: 'flex-start'}}>
      <TextField
        label="Note"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
        helperText="Reload the page: the note is still here."
      />
      <Button onClick={() => setNote(null)}>Forget the note</Button>
    </Stack>
  );
}
