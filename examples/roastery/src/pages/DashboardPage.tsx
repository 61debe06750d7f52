import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Link} from 'react-router';
import {readBeans, type Bean} from '../beans';

const ENOUGH_KILOS = 25;

function LowStock({bean}: {bean: Bean}) {
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={`/beans/${bean.id}/edit`} color="inherit" size="small">
          Restock
        </Button>
      }
    >
      {bean.name}: {bean.kilos} kilos left
    </Alert>
  );
}

export function DashboardPage() {
  const low = readBeans().filter((bean) => bean.kilos < ENOUGH_KILOS);
  return (
    <Stack spacing={2}>
      <Typography>The roastery opens at eight.</Typography>
      {low.length === 0 && <Typography>There is enough of all beans.</Typography>}
      {low.map((bean) => (
        <LowStock key={bean.id} bean={bean} />
      ))}
    </Stack>
  );
}
