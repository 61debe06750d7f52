import Typography from '@mui/material/Typography';

export function OrdersPage() {
  return <Typography>Nine bags wait to be ground.</Typography>;
}
