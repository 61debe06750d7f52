import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {allTools} from '@/lib/toolStore';

// The page reads the store on the server, anew at each visit.
export const dynamic = 'force-dynamic';

export default function TodayPage() {
  const lent = allTools().filter((tool) => tool.place === 'Lent out');
  return (
    <Stack spacing={2}>
      <Typography>
        {lent.length} of {allTools().length} tools are out.
      </Typography>
      {lent.map(({id, name, borrower, days}) => (
        <Alert key={id} severity={days > 7 ? 'warning' : 'info'}>
          {borrower ?? 'Somebody'} has the {name.toLowerCase()} for {days} days.
        </Alert>
      ))}
    </Stack>
  );
}
