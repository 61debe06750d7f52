import {useSessionStorageState} from '@toolpad/core/useSessionStorageState';
import type {Codec} from '@toolpad/core';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// Storage holds text. A codec turns it into your type and back.
const DAY: Codec<Dayjs> = {
  parse: (text) => dayjs(text),
  stringify: (day) => day.format('YYYY-MM-DD'),
};

const FIRST_OF_MAY = dayjs('2025-05-01');

export default function PersistentStateDayjs() {
  const [sowing, setSowing] = useSessionStorageState<Dayjs>('demo-sowing-day', FIRST_OF_MAY, {
    codec: DAY,
  });

  return (
    <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
      <Typography sx={{minWidth: '9em'}}>{sowing?.format('dddd, D MMM') ?? '…'}</Typography>
      <Button variant="outlined" onClick={() => setSowing(sowing?.add(1, 'day') ?? null)}>
        A day later
      </Button>
    </Stack>
  );
}
